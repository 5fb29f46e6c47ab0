import { type Behaviour, choose, type Question } from "@riposte/kernel";
import type { Duel } from "./declaration.js";
import { fighterOf } from "./fighters.js";

type Effects = Behaviour<Duel>["effects"];

/** Both seats bid focus in secret; the higher bid has the first turn, and on a tie the order stays. */
export const biddingEffects = {
  "duel:bid": (slice, { seat, amount }, match) => {
    match.own(slice, "bids")[seat] = amount;
  },
  "duel:show-bids": (slice, _effect, match) => {
    const bids = slice.bids.map((bid) => bid ?? 0);
    const [a, b] = bids as [number, number];
    if (a !== b) slice.first = a > b ? 0 : 1;
    slice.bids = [null, null];
    for (const [seat, amount] of bids.entries()) match.queue({ type: "duel:focus", seat, amount: -amount });
    match.reveal();
    match.publish("duel:bids-shown", { bids, first: slice.first });
  },
} satisfies Partial<Effects>;

export const bid: Question<Duel> = {
  prompt: { id: "duel:bid" },
  publicName: "duel:bid",
  choices: ({ seat }, match) => choose.number(0, fighterOf(match, seat).focus),
  answer: (answer, { seat }, match) => match.queue({ type: "duel:bid", seat, amount: answer as number }),
};
