import type { Message } from "../choice/choice.js";
import { posedNow } from "../run/asking.js";
import type { Pending, Runtime } from "../run/runtime.js";
import { whileLive } from "../run/while-live.js";

/** What the rules say against an answer, in English, where the question or the window knows. */
export function refusalReason(rt: Runtime, asked: Pending, answer: unknown): string | undefined {
  const refusals = whileLive(rt, () => posedNow(rt).entry.run.refusals?.(asked, rt.match) ?? []);
  const reason = refusals.find(({ key }) => key === answer)?.reason;
  return reason === undefined ? undefined : inEnglish(rt, reason);
}

/** A message in the words of its package, if it has any. */
export function inEnglish(rt: Runtime, reason: Message): string | undefined {
  const words = rt.game.messages[reason.id];
  if (words === undefined) return undefined;
  const params: Readonly<Record<string, unknown>> = reason.params ?? {};
  return `${words.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole))}.`;
}
