import type { CcMatch } from "../declared.js";

const VAR = "playedCards";

/** Remembers in the open window that a seat has played a card of this name there. */
export function rememberName(match: CcMatch, seat: number, card: string): void {
  const vars = match.varsOf("window");
  if (vars !== undefined) match.setVarOf("window", VAR, [...playedIn(vars), nameOf(seat, card)]);
}

/** A card of one name is played once per timing instance, also as a copy from elsewhere (rules 11). */
export function isPlayedHere(match: CcMatch, window: string, subject: unknown, seat: number, card: string): boolean {
  const vars = match.varsOf("window");
  // every moment of a figure's own time is an instance of its own
  if (vars === undefined || window === "activation:act") return false;
  // offers are also asked for before the window is there: then the innermost window is another one
  return vars.window === window && vars.subject === subject && playedIn(vars).includes(nameOf(seat, card));
}

const nameOf = (seat: number, card: string): string => `${seat}/${card}`;
const playedIn = (vars: Readonly<Record<string, unknown>>): readonly string[] => (vars[VAR] ?? []) as readonly string[];
