/** A thing that lies on a stage. */
export interface Piece {
  /** Where it stands in the position: what the other functions call it by. */
  readonly id: string;
  readonly side: 0 | 1;
  readonly name: string;
  /** A space, a zone or a spot of the field. */
  readonly place: string;
  /** What differs from a fresh one: "2 damage, stun". */
  readonly about: string;
  /** What can be done to it beside moving it. */
  readonly changes: readonly Change[];
}

/** One click, and the stage as it is after it. */
export interface Change {
  readonly words: string;
  readonly setup: unknown;
}

/** Something that can be put on the stage. */
export interface Supply {
  readonly id: string;
  readonly name: string;
  /** What it is listed under. */
  readonly kind: string;
}

/** A number or a word of the position that is no thing on it: the round, whose turn, points. */
interface Fact {
  readonly name: string;
  readonly value: string;
  readonly changes: readonly Change[];
}

/** How positions of a game are laid by hand: every function gives a new setup and leaves the old one alone. */
export interface Laying {
  readonly supply: readonly Supply[];
  pieces(setup: unknown): readonly Piece[];
  facts(setup: unknown): readonly Fact[];
  /** Puts something new somewhere; where it cannot lie, what is wrong is thrown. */
  add(setup: unknown, side: 0 | 1, supply: string, place: string): unknown;
  move(setup: unknown, piece: string, place: string): unknown;
  remove(setup: unknown, piece: string): unknown;
  /** The position with what is being written in the first player's hand, or on a unit. */
  withOwn(setup: unknown, own: { readonly id: string; readonly name: string }): unknown;
  /** The position a match stands at, from its state; what is under way in it begins anew. */
  ofMatch(slices: Readonly<Record<string, unknown>>): unknown;
}

export const SIDES = [0, 1] as const;

/** How setups of a game are edited: the one before stays as it is. */
export function editing<Setup>() {
  const change = (setup: unknown, edit: (copy: Setup) => void): unknown => {
    const copy = structuredClone(setup) as Setup;
    edit(copy);
    return copy;
  };
  /** The same as a click, with its words. */
  const changed = (setup: unknown, words: string, edit: (copy: Setup) => void): Change => ({
    words,
    setup: change(setup, edit),
  });
  return { change, changed };
}
