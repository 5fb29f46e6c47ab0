import { type Clocks, type ClockTerms, HUMAN, type Lasts } from "@riposte/hosting/seats";
import type { Input } from "@riposte/kernel/run";

/** What the time of a match is measured for. */
export interface Timing {
  /** How much time people have. */
  readonly clock: ClockTerms | undefined;
  /** How many milliseconds the whole match may last. */
  readonly lasts: number | undefined;
  /** The seats of people. */
  readonly people: readonly number[];
}

/**
 * The clocks of a match: made of its log and the times it was stored at, so every process has the same, and the match itself
 * knows nothing of them.
 */
export interface ClockState extends Clocks {
  /** Who has answered: the first answer of each is free, so neither loses time before both are there. */
  readonly begun: readonly number[];
  /** When all people had answered: from then on the match lasts. */
  readonly began: number | null;
  /** The decision that is being thought about. */
  readonly decision: number | null;
  /** The last decision there ever was, also if it was taken back. */
  readonly furthest: number;
  /** By seat: milliseconds left at its last answer, and the decision up to which it takes answers back and gets no time anew. */
  readonly rest: readonly number[];
  readonly backTo: readonly number[];
}

/** Who is asked after an input. */
export interface Asked {
  readonly id: number;
  readonly seat: number;
}

export const clockAtStart = ({ clock }: Timing, seats: readonly string[]): ClockState => ({
  left: seats.map((kind) => (kind === HUMAN && clock !== undefined ? clock.seconds * 1000 : null)),
  runs: null,
  since: 0,
  out: null,
  begun: [],
  began: null,
  decision: null,
  furthest: 0,
  rest: seats.map(() => (clock?.seconds ?? 0) * 1000),
  backTo: seats.map(() => 0),
});

/** Milliseconds a player has left at a moment; below 0 when the time is up. */
export const leftAt = ({ left, runs, since }: Clocks, seat: number, at: number): number =>
  (left[seat] ?? Number.POSITIVE_INFINITY) - (runs === seat ? at - since : 0);

/** How long the match may last yet. */
export function lastsOf({ lasts }: Timing, { began }: ClockState, isUp: boolean): Lasts | null {
  if (lasts === undefined) return null;
  return isUp ? { left: 0, since: null } : { left: lasts, since: began };
}

/** The clocks after an input that was stored at a time. */
export function clockAfter(
  { clock: terms, people }: Timing,
  before: ClockState,
  input: Input,
  at: number,
  asked: Asked | null,
): ClockState {
  const out = "resign" in input && leftAt(before, input.seat, at) <= 0 ? input.seat : before.out;
  // a policy, say: the player who thinks goes on thinking
  if (asked !== null && asked.id === before.decision) return before;
  const begun = "answer" in input && !before.begun.includes(input.seat) ? [...before.begun, input.seat] : before.begun;
  const spent = before.left.map((had, seat) => (had === null ? null : Math.max(0, leftAt(before, seat, at))));
  const { rest, backTo } = takenBack(before, input, spent);
  const began = before.began ?? (people.every((seat) => begun.includes(seat)) ? at : null);
  const left = terms === undefined || terms.per === "side" ? spent : eachAnswer(terms, before, asked, { rest, backTo });
  const runs = asked !== null && begun.includes(asked.seat) && left[asked.seat] !== null ? asked.seat : null;
  const furthest = Math.max(before.furthest, asked?.id ?? 0);
  return { left, runs, since: at, out, begun, began, decision: asked?.id ?? null, furthest, rest, backTo };
}

type TakenBack = Pick<ClockState, "rest" | "backTo">;

/** What a seat that takes answers back keeps in mind: time that was used is used. */
function takenBack(before: ClockState, input: Input, spent: Clocks["left"]): TakenBack {
  const isBack = "undo" in input;
  const rest = before.rest.map((had, seat) => {
    const now = before.runs === seat ? (spent[seat] ?? had) : had;
    return isBack ? Math.min(had, now) : now;
  });
  return { rest, backTo: isBack ? before.backTo.with(input.seat, before.furthest) : before.backTo };
}

/** The time for an answer, anew with each question; a seat that took answers back has what it had, until it is asked something new. */
const eachAnswer = (
  { seconds }: ClockTerms,
  { left }: ClockState,
  asked: Asked | null,
  { rest, backTo }: TakenBack,
): ClockState["left"] =>
  left.map((had, seat) => {
    if (had === null) return null;
    const isAgain = asked?.seat === seat && asked.id <= (backTo[seat] ?? 0);
    return isAgain ? (rest[seat] ?? had) : seconds * 1000;
  });
