import type { Runtime } from "../engine/runtime.js";
import { rest, resume, type State, seal } from "../engine/state.js";
import { type Refusal, refuse } from "../errors.js";
import { say } from "../messages.js";
import { canonicalJSON } from "../values/canonical.js";
import { deepFreeze } from "../values/frozen.js";
import type { PolicyChange } from "../windows/holds.js";
import { AcceptedStep, attempt, isSeat, runMove, type Step } from "./attempt.js";
import type { Input, Move, SeatMove } from "./record.js";

/** A state is kept every so many inputs; undo replays the rest. */
const KEEP_EVERY = 32;

export interface UndoRequest {
  /** The seat that asks. */
  readonly by: number;
  /** How many inputs shall still count; up to the last answer when absent. */
  readonly to?: number;
  /** The other seats that agreed. */
  readonly consent?: readonly number[];
  /** Policies set since then, and time that is up since then, `go` too, unless they are to `stay`: where people sit, neither is a move. */
  readonly policies?: "stay" | "go";
}

export interface RedoRequest {
  readonly by: number;
  readonly consent?: readonly number[];
}

/** The log of a match, and the way back along it. */
export interface History {
  readonly state: State;
  readonly log: readonly Input[];
  readonly line: readonly Move[];
  readonly redoable: number;
  readonly barriersUndone: number;
  keep(move: Move, revealed: boolean): void;
  /** Brings the state back that a failing input has broken. */
  restore(): void;
  undo(request: UndoRequest): Step | Refusal;
  /** Enters the next undone answer again; another seat's answer needs that seat's consent. */
  redo(request?: RedoRequest): Step | Refusal;
}

/** The history of a match that has come to its first decision. */
export const createHistory = (rt: Runtime): History => new KeptHistory(rt);

interface Kept {
  readonly at: number;
  readonly state: State;
}

class KeptHistory implements History {
  readonly log: Input[] = [];
  barriersUndone = 0;
  readonly #rt: Runtime;
  /** Where the line leads to; `null` until it is asked for or kept. */
  #state: State | null;
  /** The line, once it is not the log any more. */
  #line: Move[] | null = null;
  /** Which inputs of the line rolled dice or showed something hidden. */
  #barriers: number[] = [];
  readonly #kept: Kept[];
  /** Inputs that could be entered again, the next one last. */
  readonly #undone: Move[] = [];

  constructor(rt: Runtime) {
    this.#rt = rt;
    this.#state = this.#taken();
    this.#kept = [{ at: 0, state: this.#state }];
    forget(rt);
  }

  get state(): State {
    this.#state ??= this.#taken();
    return this.#state;
  }

  get line(): readonly Move[] {
    return this.#line ?? (this.log as Move[]);
  }

  get redoable(): number {
    return this.#undone.length;
  }

  keep(move: Move, revealed: boolean): void {
    this.log.push(move);
    if (this.#undone.length > 0) this.#forgetUndone(move);
    this.#line?.push(move);
    const { length } = this.line;
    if (revealed) this.#barriers.push(length - 1);
    this.#arrive(length);
  }

  restore(): void {
    this.#return(this.line.length);
  }

  undo({ by, to = this.line.findLastIndex(isAct), consent = [], policies = "go" }: UndoRequest): Step | Refusal {
    if (![by, ...consent].every((seat) => isSeat(this.#rt, seat))) {
      const seat = [by, ...consent].find((one) => !isSeat(this.#rt, one)) as number;
      return refuse("WRONG_SEAT", say("kernel:no-seat", { seat }));
    }
    const { length } = this.line;
    if (!Number.isInteger(to) || to < 0 || to >= length) {
      const range = length === 0 ? say("kernel:nothing-to-undo") : say("kernel:undo-range", { last: length - 1, to });
      return refuse("UNDO_OUT_OF_RANGE", range);
    }
    const taken = this.line.slice(to);
    const crossed = this.#barriers.filter((at) => at >= to).length;
    const missing = seatsToAsk(this.#rt.seats, taken.filter(isAct), crossed > 0, by).filter(
      (seat) => !consent.includes(seat),
    );
    if (missing.length > 0) {
      return refuse("UNDO_NEEDS_CONSENT", say("kernel:undo-consent", { seats: missing }));
    }
    this.#goTo(to);
    this.#line = this.line.slice(0, to);
    this.#barriers = this.#barriers.filter((at) => at < to);
    const isStaying = policies === "stay" && !taken.every(isAct);
    const stayed = isStaying ? this.#setAgain(taken) : 0;
    this.#undone.push(...taken.filter((move) => isAct(move) || !isStaying).reverse());
    this.barriersUndone += crossed;
    this.log.push({
      seat: by,
      undo: to,
      ...(consent.length === 0 ? {} : { consent: [...consent] }),
      ...(crossed === 0 ? {} : { barriers: crossed }),
      ...(isStaying ? { policies: stayed } : {}),
    });
    return new AcceptedStep([]);
  }

  redo(request?: RedoRequest): Step | Refusal {
    const move = this.#undone.at(-1);
    if (move === undefined) return refuse("NOTHING_TO_REDO", say("kernel:nothing-to-redo"));
    const { by, consent = [] } = request ?? { by: isAct(move) ? move.seat : 0 };
    // one that went too comes back unasked: being asked about a policy would tell that there is one
    if (isAct(move) && move.seat !== by && !consent.includes(move.seat)) {
      return refuse("UNDO_NEEDS_CONSENT", say("kernel:redo-consent", { seat: move.seat }));
    }
    return attempt(this.#rt, this, move);
  }

  /** The same input again is a redo; another answer forgets what could have been redone, another policy does not. */
  #forgetUndone(move: Move): void {
    const next = this.#undone.at(-1);
    if (canonicalJSON(next) === canonicalJSON(move)) this.#undone.pop();
    else if (isAct(move)) this.#undone.length = 0;
  }

  /** So many inputs count now. */
  #arrive(position: number): void {
    const isKept = position % KEEP_EVERY === 0;
    // under checks every state is frozen, so that a mistake is told where it is made
    this.#state = isKept || this.#rt.checks ? this.#taken() : null;
    if (isKept) this.#kept.push({ at: position, state: this.#state as State });
    if (this.#state === null) seal(this.#rt);
  }

  /** Takes back what a failing input has done. */
  #return(position: number): void {
    if (this.#state === null) this.#goTo(position);
    else resume(this.#rt, this.#state);
  }

  /** Back to the nearest kept state, then forward again. */
  #goTo(position: number): void {
    const nearest = this.#kept.findLastIndex(({ at }) => at <= position);
    const { at: from, state } = this.#kept[nearest] as Kept;
    this.#kept.length = nearest + 1;
    this.#state = state;
    resume(this.#rt, this.#state);
    for (let at = from; at < position; at++) {
      runMove(this.#rt, this.line[at] as Move, { restore: () => this.#return(at) });
      this.#arrive(at + 1);
    }
    forget(this.#rt);
  }

  /**
   * Sets taken back policies again; one for a scope that is not open any more has ended with it. Time that is up stays up. How many
   * policies stayed.
   */
  #setAgain(taken: readonly Move[]): number {
    const open = new Set(this.#rt.scopes.map(({ name }) => name));
    const staying = taken.filter((move) => "time" in move || ("policy" in move && isStillMeant(move.policy, open)));
    const line = this.#line as Move[];
    for (const move of staying) {
      runMove(this.#rt, move);
      line.push(move);
      this.#arrive(line.length);
    }
    forget(this.#rt);
    return staying.filter((move) => "policy" in move).length;
  }

  #taken(): State {
    const state = rest(this.#rt);
    return this.#rt.checks ? deepFreeze(state) : state;
  }
}

/** Answers and resignations; policies only say how a seat wants to be asked, and no seat lets the time be up. */
const isAct = (move: Move): move is SeatMove => "answer" in move || "resign" in move;

/** Passing until some moment was said of what is taken back: a seat that undoes wants to be asked again. */
function isStillMeant(policy: PolicyChange, open: ReadonlySet<string>): boolean {
  if (policy.set === "pass") return false;
  return policy.set !== "hold" || policy.scope === undefined || open.has(policy.scope);
}

/** What happened on the way was told before. */
function forget(rt: Runtime): void {
  rt.recorded = [];
  rt.revealed = false;
}

/** Every seat whose answer is taken back; and all, where dice were rolled or something hidden was seen. */
function seatsToAsk(seats: number, taken: readonly SeatMove[], crossesBarrier: boolean, by: number): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) => seat !== by && (crossesBarrier || taken.some((move) => move.seat === seat)));
}
