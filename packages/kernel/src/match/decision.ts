import { answerAt, answersOf, countAnswers } from "../choice/answers.js";
import type { Answer, Choice, Key, Message } from "../choice/choice.js";
import { PauseChoice } from "../choice/pause.js";
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
export const decisionOf = (rt: Runtime): Decision | null =>
  rt.pending === null ? null : new PendingDecision(rt, rt.pending);

// a class, because one is made for every input: a literal with as many closures costs a quarter of play mode
class PendingDecision implements Decision {
  readonly id: number;
  readonly seat: number;
  readonly question: string;
  readonly about: unknown;
  readonly choice: Choice;
  readonly #rt: Runtime;
  readonly #count: number | null;

  constructor(rt: Runtime, { id, seat, question, about }: Pending) {
    this.id = id;
    this.seat = seat;
    this.question = question;
    this.about = about;
    const { choice, count } = posedNow(rt);
    // a decision is kept by whoever asks for it: what is ahead is looked for now, before the match goes on
    this.choice = choice instanceof PauseChoice ? choice.whole : choice;
    this.#count = count;
    this.#rt = rt;
  }

  get prompt(): Message {
    const { prompt } = this.#posed;
    return typeof prompt === "function" ? prompt(this, this.#rt.match) : prompt;
  }

  count(): number {
    return this.#count ?? countAnswers(this.choice);
  }

  at(index: number): Answer {
    return answerAt(this.choice, index, this.#count ?? undefined);
  }

  options(): Iterable<Answer> {
    return answersOf(this.choice);
  }

  refusals(): ReturnType<Decision["refusals"]> {
    return this.#posed.refusals?.(this, this.#rt.match) ?? [];
  }

  get #posed() {
    return posedNow(this.#rt).entry.run;
  }
}
