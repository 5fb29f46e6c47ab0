import type { Key } from "@riposte/kernel";
import type { OwnDecision } from "@riposte/kernel/run";
import { shared } from "../../shell/shared.js";
import type { Action } from "./action-row.js";
import type { Answering } from "./use-answering.js";
import type { Hinting } from "./use-hint.js";

/** What the seat is asked, and the ways to an answer. */
interface Asked {
  /** What the own seat is asked now. */
  readonly own: OwnDecision | null;
  readonly answering: Answering;
  readonly hinting: Hinting;
  /** What lies in the hand or large on the table, and is chosen there where there is no room for both. */
  readonly inSight: readonly Key[];
  readonly actions: readonly Action[];
  readonly fault: string | null;
  readonly onFault: (reason: string | null) => void;
  readonly onRegard: (key: Key | null) => void;
  /** New words stand elsewhere. */
  readonly isBrief: boolean;
}

export const [AskedProvider, useAsked] = shared<Asked>("beside a question");
