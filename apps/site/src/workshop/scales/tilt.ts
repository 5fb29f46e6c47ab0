import { counted } from "@riposte/words";
import type { Tilt } from "../messages.js";

/** What pairs of matches say, with how sure they can be. */
export interface Verdict {
  /** Per cent of matches won. */
  readonly with: number;
  readonly without: number;
  /** Points of difference, and how far off it may be, nineteen times out of twenty. */
  readonly difference: number;
  readonly giveOrTake: number;
  readonly sentence: string;
}

const SURE = 1.96;

/** Pairs on the same dice: only those that ended otherwise say anything. */
export function verdictOf({ played, with: won, without, gained, lost }: Tilt): Verdict | null {
  if (played === 0) return null;
  const percent = (count: number) => (100 * count) / played;
  const difference = percent(gained - lost);
  // one pair more each way keeps a few matches from looking certain
  const spread = Math.sqrt(gained + lost + 2 - (gained - lost) ** 2 / played) / played;
  const giveOrTake = 100 * SURE * spread;
  const isClose = Math.abs(difference) <= giveOrTake;
  const points = Math.abs(Math.round(difference));
  const size = counted(points, "point");
  const more = points === 0 ? "as often" : `${size} ${difference > 0 ? "more" : "less"} often`;
  const range = `give or take ${Math.round(giveOrTake)}`;
  return {
    with: percent(won),
    without: percent(without),
    difference,
    giveOrTake,
    sentence: `You win ${more}, ${range}. ${isClose ? "Too close to call." : difference > 0 ? "It helps." : "It costs you."}`,
  };
}
