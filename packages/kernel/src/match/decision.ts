import { answerAt, answersOf, countAnswers } from "../choice/answers.js";
import type { Answer, Choice, Key, Message } from "../choice/choice.js";
import { PauseChoice } from "../choice/pause.js";
import { countNow, handOut, posedNow } from "../run/asking.js";
import type { Pending, Runtime } from "../run/runtime.js";
import type { History } from "./history.js";

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

/** The pending decision of a runtime, seen from outside; spelled out at once where it cannot be had again. */
export const decisionOf = (rt: Runtime, history: History | null = null): Decision | null =>
  rt.pending === null ? null : new PendingDecision(rt, rt.pending, history?.isLazy === true ? history : null);

interface Spelled {
  readonly choice: Choice;
  readonly about: unknown;
}

// a class, because one is made for every input: a literal with as many closures costs a quarter of play mode
class PendingDecision implements Decision {
  readonly id: number;
  readonly seat: number;
  readonly question: string;
  readonly #rt: Runtime;
  readonly #history: History | null;
  /** How many inputs had been entered: as long as there are no more, it is the pending one. */
  readonly #entered: number;
  #spelled: Spelled | null;

  constructor(rt: Runtime, pending: Pending, history: History | null) {
    this.id = pending.id;
    this.seat = pending.seat;
    this.question = pending.question;
    this.#rt = rt;
    this.#history = history;
    this.#entered = history === null ? 0 : history.log.length;
    this.#spelled = history === null ? spelled(rt) : null;
  }

  get choice(): Choice {
    return this.#whole().choice;
  }

  get about(): unknown {
    return this.#whole().about;
  }

  get prompt(): Message {
    const { prompt } = posedNow(this.#rt).entry.run;
    return typeof prompt === "function" ? prompt(this, this.#rt.match) : prompt;
  }

  count(): number {
    return isPending(this.#history, this.#entered) ? countNow(this.#rt) : countAnswers(this.choice);
  }

  at(index: number): Answer {
    return isPending(this.#history, this.#entered) ? handOut(this.#rt, index) : answerAt(this.choice, index);
  }

  options(): Iterable<Answer> {
    return answersOf(this.choice);
  }

  refusals(): ReturnType<Decision["refusals"]> {
    return posedNow(this.#rt).entry.run.refusals?.(this, this.#rt.match) ?? [];
  }

  /** Whoever kept a decision and did not look at it finds it by playing again. */
  #whole(): Spelled {
    if (this.#spelled !== null) return this.#spelled;
    const history = this.#history as History;
    const isNow = isPending(history, this.#entered);
    history.look();
    this.#spelled = isNow ? spelled(this.#rt) : (history.again(this.#entered).decision as Decision);
    return this.#spelled;
  }
}

const isPending = (history: History | null, entered: number): boolean =>
  history !== null && history.log.length === entered;

/** A decision is kept by whoever asks for it: what is ahead is looked for now, before the match goes on. */
function spelled(rt: Runtime): Spelled {
  const { choice } = posedNow(rt);
  const { about } = rt.pending as Pending;
  return { choice: choice instanceof PauseChoice ? choice.whole : choice, about };
}
