import type { Refusal } from "@riposte/kernel/run";
import type { Fault } from "./contract.js";

/** Why something was not done. */
export const fault = (code: string, reason: string): Fault => ({ ok: false, code, reason });

/** The kernel counts seats and decisions, which no player at a table does. */
const FOR_PEOPLE: Readonly<Record<string, string>> = {
  WRONG_SEAT: "Another player is asked now.",
  OLD_DECISION: "That answers an earlier question. Look at the match again.",
  UNDO_NEEDS_CONSENT: "That concerns another player, who has to agree.",
};

/** A refusal of the kernel, in words for people. */
export const refusedFor = ({ code, reason, message }: Refusal): Fault => ({
  ...fault(code, FOR_PEOPLE[code] ?? reason),
  ...(message !== undefined && { message }),
});
