import { combinators, comes, type Holes, mayComeLater, type Place, placeIn } from "@riposte/reading";

/** A line being read. */
export interface Reader extends Place {
  /** What "the selected cards" means from here on. */
  named: string | readonly string[];
  /** What "it" and "that card" mean: the last that was chosen, be it by another step than the selecting one. */
  last: string | readonly string[];
  /** What "the revealed card" means. */
  shown: string;
  /** Whose numbers are spoken of, where it was said before: "you have 2 or less Life cards or 4 or less cards in your hand". */
  subject: "you" | "opponent" | "both" | undefined;
  /** The ability is used up only by what it did. */
  isLimited: boolean;
  /** Reads a line that is quoted in this one. */
  readonly readLine?: (
    text: string,
  ) => { readonly abilities: readonly unknown[] } | { readonly unread: string; readonly rule: string };
}

export const readerOf = (text: string, readLine?: Reader["readLine"]): Reader => ({
  ...placeIn(text),
  named: "chosen",
  last: "chosen",
  shown: "chosen",
  subject: undefined,
  isLimited: false,
  ...(readLine !== undefined && { readLine }),
});

/** A number, `[X]`, `{X}`, `"X"` and `<X>`. */
const HOLES: Holes = {
  n: { pattern: "([0-9]+)", begins: [..."0123456789"] },
  name: { pattern: "\\[([^\\]]+)\\]", begins: ["["] },
  type: { pattern: "\\{([^}]+)\\}", begins: ["{"] },
  quoted: { pattern: '["“]((?:[^"”]|"(?=[A-Za-z]))+?)["”]', begins: ['"', "“"] },
  attribute: { pattern: "<([^>]+)>", begins: ["<"] },
};

export const { attempt, eat, oneOf, sees } = combinators<Reader>(HOLES, ["named", "last", "shown", "subject"]);
export { comes, mayComeLater };

export const isDone = ({ text, at }: Reader): boolean => /^[\s.;,]*$/.test(text.slice(at));

/** The words that no rule read, from the furthest point on. */
export const unread = ({ text, furthest }: Reader): string => text.slice(furthest).trim();
