/** A text being read: where the reader is, and the furthest it got, which is what an error shows. */
export interface Place {
  readonly text: string;
  /** The same in small letters, letter for letter. */
  readonly lower: string;
  at: number;
  furthest: number;
  /** The words that got furthest. */
  rule: string;
}

/** The beginning of a text. */
export const placeIn = (text: string): Place => ({
  text,
  lower: text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  at: 0,
  furthest: 0,
  rule: "",
});

/** Where the next word begins. */
export function nextWord({ lower, at }: Pick<Place, "lower" | "at">): number {
  let place = at;
  while (lower.charCodeAt(place) === SPACE) place += 1;
  return place;
}
const SPACE = 32;

/** Does this letter come next? Cheaper than asking for all the words that begin with it. */
export const comes = (place: Place, letter: string): boolean => place.lower[nextWord(place)] === letter;

/** Do these letters stand anywhere in the rest? A rule that needs them and does not find them need not begin. */
export const mayComeLater = ({ lower, at }: Place, letters: string): boolean => lower.includes(letters, at);
