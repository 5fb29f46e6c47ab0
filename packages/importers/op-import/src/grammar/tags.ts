import { comes, eat, type Reader } from "../reader.js";

/** The printed timings, and those that are said in words. */
export const TIMINGS: readonly (readonly [string, string])[] = [
  ["[On Play]", "onPlay"],
  ["[When Attacking]", "whenAttacking"],
  ["[When Attacked]", "whenAttacked"],
  ["[On K.O.]", "onKo"],
  ["[On Block]", "onBlock"],
  ["[Activate: Main]", "activateMain"],
  ["[Main]", "main"],
  ["[Counter]", "counter"],
  ["[Trigger]", "trigger"],
  ["[End of Your Turn]", "endOfYourTurn"],
  ["[End of Your Opponent's Turn]", "endOfOpponentsTurn"],
  ["[On Your Opponent's Attack]", "onOpponentsAttack"],
];

export const SPOKEN: readonly (readonly [string, string])[] = [
  ["at the start of your turn,", "startOfYourTurn"],
  ["at the start of your opponent's turn,", "startOfOpponentsTurn"],
  ["at the start of your Main Phase,", "startOfMain"],
  ["at the end of your turn,", "endOfYourTurn"],
  ["at the end of your opponent's turn,", "endOfOpponentsTurn"],
  ["at the start of the game,", "startOfGame"],
];

/** A timing in brackets. */
export const readTiming = (r: Reader): string | undefined =>
  comes(r, "[") ? TIMINGS.find(([words]) => eat(r, words) !== undefined)?.[1] : undefined;

export const KEYWORDS = ["Rush: Character", "Rush", "Blocker", "Double Attack", "Banish", "Unblockable"] as const;

/** A keyword in brackets. */
export const readKeyword = (r: Reader): string | undefined =>
  comes(r, "[") ? KEYWORDS.find((word) => eat(r, `[${word}]`) !== undefined) : undefined;

const COLORS = ["red", "green", "blue", "purple", "black", "yellow"] as const;

/** A colour, or one of two; "red only" has no other. */
export function readColor(r: Reader): string | readonly string[] | undefined {
  const one = () => COLORS.find((color) => eat(r, color) !== undefined);
  const first = one();
  if (first === undefined) return undefined;
  const { at } = r;
  const second = eat(r, "(or|and)") === undefined ? undefined : one();
  if (second === undefined) r.at = at;
  return second === undefined ? first : [first, second];
}
