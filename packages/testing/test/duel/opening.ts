import type { Hold } from "@riposte/kernel/run";
import { scenario } from "../../src/index.js";
import { type DuelGameOptions, duelGame, duelWithoutTokens } from "./game/index.js";

type Cards = readonly [readonly string[], readonly string[]];

export interface Opening extends Omit<DuelGameOptions, "hand" | "decks"> {
  readonly hands?: Cards;
  readonly decks?: Cards;
  /** Faces of the dice to come, from 1 to 3. */
  readonly dice?: readonly number[];
  readonly holds?: Hold | readonly [Hold, Hold];
  /** Leaves the optional plugin out. */
  readonly without?: "tokens";
}

/** The game of an opening: adjacent fighters, no focus to bid with, no charms, nothing in hand unless given. */
export function openingGame({ hands = NONE, decks = NONE, dice: _dice, holds: _holds, without, ...options }: Opening) {
  const all: Cards = [
    [...hands[0], ...decks[0]],
    [...hands[1], ...decks[1]],
  ];
  const hand = [hands[0].length, hands[1].length] as const;
  const composed = without === undefined ? duelGame : (duelWithoutTokens as unknown as typeof duelGame);
  return composed({ focus: 0, at: [2, 3], charms: [[], []], ...options, hand, decks: all });
}

/** How such a match starts: decks stay in the order given, dice fall as scripted. */
export function openingPosition({ hands = NONE, decks = NONE, dice = [], holds = "auto" }: Opening) {
  const inOrder = [0, 1].map((seat) => (hands[seat] ?? []).concat(decks[seat] ?? []).map((_, place) => place));
  const hold: Hold | Hold[] = typeof holds === "string" ? holds : [...holds];
  return { hold, dice: { deck: inOrder, dice: [...dice] } };
}

/** A scenario that begins with the first turn of seat 0; both seats keep their hands. */
export const opening = (given: Opening = {}) =>
  scenario(openingGame(given), openingPosition(given)).steps(
    (given.hands ?? NONE).flatMap((hand, seat) => (hand.length > 0 ? [{ choose: [], seat }] : [])),
  );

const NONE: Cards = [[], []];
