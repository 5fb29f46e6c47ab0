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
  readonly #pending: Pending;
  readonly #history: History | null;
  /** How many inputs had been entered: as long as there are no more, it is the pending one. */
  readonly #entered: number;
  #spelled: Spelled | null;

  constructor(rt: Runtime, pending: Pending, history: History | null) {
    this.id = pending.id;
    this.seat = pending.seat;
    this.question = pending.question;
    this.#rt = rt;
    this.#pending = pending;
    this.#history = history;
    this.#entered = history === null ? 0 : history.log.length;
    this.#spelled = history === null ? spelled(rt, pending) : null;
  }

  get choice(): Choice {
    return this.#whole.choice;
  }

  get about(): unknown {
    return this.#whole.about;
  }

  get prompt(): Message {
    const { prompt } = this.#posed;
    return typeof prompt === "function" ? prompt(this, this.#rt.match) : prompt;
  }

  count(): number {
    return this.#isPending ? countNow(this.#rt) : countAnswers(this.choice);
  }

  at(index: number): Answer {
    return this.#isPending ? handOut(this.#rt, index) : answerAt(this.choice, index);
  }

  options(): Iterable<Answer> {
    return answersOf(this.choice);
  }

  refusals(): ReturnType<Decision["refusals"]> {
    return this.#posed.refusals?.(this, this.#rt.match) ?? [];
  }

  get #whole(): Spelled {
    this.#spelled ??= this.#spell(this.#history as History);
    return this.#spelled;
  }

  /** Whoever kept a decision and did not look at it finds it by playing again. */
  #spell(history: History): Spelled {
    const isPending = this.#isPending;
    history.look();
    return isPending ? spelled(this.#rt, this.#pending) : (history.again(this.#entered).decision as Decision);
  }

  get #isPending(): boolean {
    return this.#history !== null && this.#history.log.length === this.#entered;
  }

  get #posed() {
    return posedNow(this.#rt).entry.run;
  }
}

/** A decision is kept by whoever asks for it: what is ahead is looked for now, before the match goes on. */
function spelled(rt: Runtime, { about }: Pending): Spelled {
  const { choice } = posedNow(rt);
  return { choice: choice instanceof PauseChoice ? choice.whole : choice, about };
}
