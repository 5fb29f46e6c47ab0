import { choose, type Questions } from "@riposte/kernel";
import type { Finished } from "../declared.js";
import { cardOptions } from "./card-options.js";

type OneCard = Required<Pick<Questions<Finished>["finished:one-card"], "choices" | "size" | "pick">>;

/** A question for one card of the present, counted and picked without its options being made. */
export const oneOfThePresent: OneCard = {
  choices: (_asked, match) => choose.one(cardOptions(match.slices.finished.present)),
  size: (_asked, match) => match.slices.finished.present.length,
  pick: (index, _asked, match) => match.slices.finished.present[index] as number,
};
