import * as finished from "@riposte/finished";
import * as imperialAssault from "@riposte/imperial-assault";
import * as kernel from "@riposte/kernel";
import * as data from "@riposte/kernel/data";
import * as run from "@riposte/kernel/run";
import * as onePiece from "@riposte/one-piece";
import * as warhammer from "@riposte/warhammer-40k";
import * as zod from "zod";
import type { Modules } from "../run-files.js";

/** Everything a plugin of the workshop may import; its types are fetched under the same names. */
export const OFFERED: Modules = {
  "@riposte/kernel": kernel,
  "@riposte/kernel/data": data,
  "@riposte/kernel/run": run,
  "@riposte/finished": finished,
  "@riposte/imperial-assault": imperialAssault,
  "@riposte/one-piece": onePiece,
  "@riposte/warhammer-40k": warhammer,
  zod,
};
