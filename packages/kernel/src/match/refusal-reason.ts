import { ended, fill, type Message } from "@riposte/words";
import { posedNow } from "../choices/asking.js";
import { looking } from "../engine/looking.js";
import type { Pending, Runtime } from "../engine/runtime.js";
import { type ErrorCode, type Refusal, refuse } from "../errors.js";

/** What the rules say against an answer, where the question or the window knows. */
export function refusalReason(rt: Runtime, asked: Pending, answer: unknown): Message | undefined {
  const refusals = looking(rt, () => posedNow(rt).entry.run.refusals?.(asked, rt.match) ?? []);
  return refusals.find(({ key }) => key === answer)?.reason;
}

/** A refusal for a reason that a package says: the message itself, and its template filled in as a sentence, if it has one. */
export function refuseFor(rt: Runtime, code: ErrorCode, message: Message, otherwise: Message): Refusal {
  const words = rt.game.messages[message.id];
  if (words === undefined) return { ...refuse(code, otherwise), message };
  return { ok: false, code, reason: ended(fill(words, message.params ?? {})), message };
}
