import type { OpMatch } from "../declared.js";

/** What the running ability's last action really did: which cards it moved (as they are now), and how much in all. */
export interface Done {
  readonly cards: readonly number[];
  readonly count: number;
}

const NOTHING: Done = { cards: [], count: 0 };

/** Tells the running ability that something really happened; "if you do" and costs read it (rules 11). */
export function note(match: OpMatch, cards: readonly number[], count = cards.length): void {
  if (count === 0 || match.varsOf("ability") === undefined) return;
  const done = doneOf(match);
  match.bind("done", { cards: [...done.cards, ...cards], count: done.count + count });
}

/** What the running ability's last action did. */
export const doneOf = (match: OpMatch): Done => (match.bound("done") as Done | undefined) ?? NOTHING;
