import { answerAt, answersOf, countAnswers } from "../choice/answers.js";
import type { Answer, Choice, Key, Message } from "../choice/choice.js";
import { posedNow } from "../run/asking.js";
import type { Pending, Runtime } from "../run/runtime.js";

/** One typed question to one seat; its answers are computed when looked at. */
export interface Decision {
  readonly id: number;
  readonly seat: number;
  readonly question: string;
  readonly about: unknown;
  readonly prompt: Message;
  readonly choice: Choice;
  count(): number;
  at(index: number): Answer;
  options(): Iterable<Answer>;
  /** What cannot be chosen now, and why. */
  refusals(): readonly { readonly key: Key; readonly reason: Message }[];
}

/** The pending decision of a runtime, seen from outside. */
export function decisionOf(rt: Runtime): Decision | null {
  const pending = rt.pending;
  if (pending === null) return null;
  const { entry, choice } = posedNow(rt);
  const asked = { seat: pending.seat, about: pending.about };
  const { prompt } = entry.run;
  return {
    ...(pending as Pending),
    get prompt() {
      return typeof prompt === "function" ? prompt(asked, rt.match) : prompt;
    },
    choice,
    count: () => countAnswers(choice),
    at: (index) => answerAt(choice, index),
    options: () => answersOf(choice),
    refusals: () => entry.run.refusals?.(asked, rt.match) ?? [],
  };
}
