import { type Counting, ofSeat } from "../../voice/tally.js";

/** What a duel is counted in afterwards. */
export const duelCounted: readonly Counting[] = [
  {
    label: "damage dealt",
    of({ type, payload }) {
      if (type !== "damage:dealt") return null;
      const { seat, count } = payload as { readonly seat: number; readonly count: number };
      return { seat: 1 - seat, amount: count };
    },
  },
  ofSeat("attacks", "attack:declared"),
  ofSeat("cards played", "card:played", "event:used"),
  ofSeat("counters", "counter:played"),
];
