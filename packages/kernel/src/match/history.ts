import { type Refusal, refuse } from "../errors.js";
import type { Runtime } from "../run/runtime.js";
import { rest, resume, type State } from "../run/state.js";
import { deepFreeze } from "../state/frozen.js";
import { attempt, runMove, type Step, stepOf } from "./attempt.js";
import type { Input, Move } from "./record.js";

/** A state is kept every so many inputs; undo replays the rest. */
const KEEP_EVERY = 32;

export interface UndoRequest {
  /** The seat that asks. */
  readonly by: number;
  /** How many inputs shall still count; one less than now when absent. */
  readonly to?: number;
  /** The other seats that agreed. */
  readonly consent?: readonly number[];
}

/** The log of a match, and the way back along it. */
export interface History {
  readonly state: State;
  readonly log: readonly Input[];
  readonly line: readonly Move[];
  readonly redoable: number;
  readonly barriersUndone: number;
  keep(move: Move, state: State, revealed: boolean): void;
  undo(request: UndoRequest): Step | Refusal;
  redo(): Step | Refusal;
}

export function createHistory(rt: Runtime, freeze: boolean): History {
  let state = settled(rt, freeze);
  const log: Input[] = [];
  const line: Move[] = [];
  const barriers: boolean[] = [];
  const kept: State[] = [state];
  const undone: Move[] = [];
  let barriersUndone = 0;

  const advance = (move: Move, next: State, revealed: boolean) => {
    state = freeze ? deepFreeze(next) : next;
    line.push(move);
    barriers.push(revealed);
    if (line.length % KEEP_EVERY === 0) kept.push(state);
  };

  /** Back to the nearest kept state, then forward again. */
  const goTo = (position: number) => {
    kept.length = Math.floor(position / KEEP_EVERY) + 1;
    const from = (kept.length - 1) * KEEP_EVERY;
    const again = line.splice(from, line.length).slice(0, position - from);
    const marks = barriers.splice(from, barriers.length);
    state = kept[kept.length - 1] as State;
    kept.length = Math.max(1, kept.length);
    resume(rt, state);
    for (const [index, move] of again.entries()) {
      runMove(rt, move);
      advance(move, rest(rt), marks[index] as boolean);
    }
    rt.recorded = [];
    rt.revealed = false;
  };

  const history: History = {
    get state() {
      return state;
    },
    log,
    line,
    get redoable() {
      return undone.length;
    },
    get barriersUndone() {
      return barriersUndone;
    },
    keep(move, next, revealed) {
      log.push(move);
      undone.length = 0;
      advance(move, next, revealed);
    },
    undo({ by, to = line.length - 1, consent = [] }) {
      if (!Number.isInteger(to) || to < 0 || to >= line.length) {
        return refuse(
          "UNDO_OUT_OF_RANGE",
          line.length === 0 ? "Nothing to undo." : `Undo goes to 0 to ${line.length - 1} inputs, not ${to}.`,
        );
      }
      const crossed = barriers.slice(to).filter(Boolean).length;
      const missing = seatsToAsk(rt.seats, line.slice(to), crossed > 0, by).filter((seat) => !consent.includes(seat));
      if (missing.length > 0)
        return refuse(
          "UNDO_NEEDS_CONSENT",
          `Undo takes back what concerns seat ${missing.join(", ")}: ask for consent.`,
        );
      const taken = line.slice(to);
      goTo(to);
      undone.push(...taken.reverse());
      barriersUndone += crossed;
      log.push({
        seat: by,
        undo: to,
        ...(consent.length === 0 ? {} : { consent: [...consent] }),
        ...(crossed === 0 ? {} : { barriers: crossed }),
      });
      return stepOf([]);
    },
    redo() {
      const move = undone.pop();
      if (move === undefined) return refuse("NOTHING_TO_REDO", "Nothing to redo.");
      const later = [...undone];
      const result = attempt(rt, history, move);
      undone.push(...later);
      return result;
    },
  };
  return history;
}

/** Everybody whose answer is taken back; and all, where dice were rolled or something hidden was seen. */
function seatsToAsk(seats: number, taken: readonly Move[], crossesBarrier: boolean, by: number): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) => seat !== by && (crossesBarrier || taken.some((move) => move.seat === seat)));
}

function settled(rt: Runtime, freeze: boolean): State {
  const state = rest(rt);
  rt.recorded = rt.recorded === null ? null : [];
  rt.revealed = false;
  return freeze ? deepFreeze(state) : state;
}
