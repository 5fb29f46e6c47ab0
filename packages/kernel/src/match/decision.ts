import { answersOf } from "../choices/answers.js";
import { answerNow, countNow, posedNow } from "../choices/asking.js";
import type { Answer, Choice, Key, Message } from "../choices/choice.js";
import { looking } from "../engine/looking.js";
import type { Pending, Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";
import { PauseChoice } from "../windows/pause.js";

/** One typed question to one seat; its answers are computed when looked at. A decision that is over says so (OLD_DECISION). */
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
export const decisionOf = (rt: Runtime): Decision | null =>
  rt.pending === null ? null : new PendingDecision(rt, rt.pending);

// a class, because one is made for every input: a literal with as many closures costs a quarter of play mode
class PendingDecision implements Decision {
  readonly id: number;
  readonly seat: number;
  readonly question: string;
  readonly about: unknown;
  readonly #rt: Runtime;
  readonly #asked: Pending;

  constructor(rt: Runtime, pending: Pending) {
    this.id = pending.id;
    this.seat = pending.seat;
    this.question = pending.question;
    this.about = pending.about;
    this.#rt = rt;
    this.#asked = pending;
  }

  get choice(): Choice {
    const { choice } = posedNow(this.#pending());
    return choice instanceof PauseChoice ? choice.whole : choice;
  }

  get prompt(): Message {
    const rt = this.#pending();
    const { prompt } = posedNow(rt).entry.run;
    return typeof prompt === "function" ? looking(rt, () => prompt(this, rt.match)) : prompt;
  }

  count(): number {
    return countNow(this.#pending());
  }

  at(index: number): Answer {
    return answerNow(this.#pending(), index);
  }

  options(): Iterable<Answer> {
    return answersOf(this.choice);
  }

  refusals(): ReturnType<Decision["refusals"]> {
    const rt = this.#pending();
    return looking(rt, () => posedNow(rt).entry.run.refusals?.(this, rt.match) ?? []);
  }

  /** The runtime, as long as this is what it asks. */
  #pending(): Runtime {
    const rt = this.#rt;
    if (rt.pending !== this.#asked)
      throw new KernelError("OLD_DECISION", `Decision ${this.id} is over. Look at the match again.`);
    return rt;
  }
}
