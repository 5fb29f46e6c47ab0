import { type Clocks, type ClockTerms, HUMAN } from "@riposte/hosting/seats";
import type { Input } from "@riposte/kernel/run";

/**
 * The clocks of a match: made of its log and the times it was stored at, so every process has the same, and the match itself
 * knows nothing of them.
 */
export interface ClockState extends Clocks {
  /** Who has answered: the first answer of each is free, so neither loses time before both are there. */
  readonly begun: readonly number[];
  /** The decision that is being thought about. */
  readonly decision: number | null;
}

/** Who is asked after an input. */
export interface Asked {
  readonly id: number;
  readonly seat: number;
}

export const clockAtStart = ({ seconds }: ClockTerms, seats: readonly string[]): ClockState => ({
  left: seats.map((kind) => (kind === HUMAN ? seconds * 1000 : null)),
  runs: null,
  since: 0,
  out: null,
  begun: [],
  decision: null,
});

/** Milliseconds a player has left at a moment; below 0 when the time is up. */
export const leftAt = ({ left, runs, since }: Clocks, seat: number, at: number): number =>
  (left[seat] ?? Number.POSITIVE_INFINITY) - (runs === seat ? at - since : 0);

/** The clocks after an input that was stored at a time. */
export function clockAfter(
  terms: ClockTerms,
  before: ClockState,
  input: Input,
  at: number,
  asked: Asked | null,
): ClockState {
  const out = "resign" in input && leftAt(before, input.seat, at) <= 0 ? input.seat : before.out;
  // a policy, say: the player who thinks goes on thinking
  if (asked !== null && asked.id === before.decision) return before;
  const begun = "answer" in input && !before.begun.includes(input.seat) ? [...before.begun, input.seat] : before.begun;
  const left = before.left.map((had, seat) =>
    had === null || terms.per === "answer" ? had : Math.max(0, leftAt(before, seat, at)),
  );
  const runs = asked !== null && begun.includes(asked.seat) && left[asked.seat] !== null ? asked.seat : null;
  return { left, runs, since: at, out, begun, decision: asked?.id ?? null };
}
