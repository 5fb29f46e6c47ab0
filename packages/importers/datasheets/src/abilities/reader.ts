import type { Opening } from "./clause.js";
import type { Prepared } from "./prepare.js";
import type { Written } from "./words.js";

/** A text being read: where we are, and the furthest place reached, which is what stopped the reading. */
export interface Reader {
  readonly text: string;
  /** The same in its printed case. */
  readonly printed: string;
  at: number;
  furthest: number;
  /** Whom "that unit" means by now. */
  that: "self" | "target" | "unclear" | undefined;
  /** Has an enemy unit been selected? Then "that unit" is the one, and has the ability's mark. */
  isChosen: boolean;
  /** What it has to be. */
  kinds: readonly Written[];
  /** What the sentence before began with, where it said whose "that unit" is; and whether this one goes on with it. */
  before: readonly Opening[] | undefined;
  isContinued: boolean;
  /** When it may be used, where a player has to say so. */
  use: Use | undefined;
  /** Is the model with the ability the only one of its datasheet's unit? */
  readonly isAlone: boolean;
  /** The weapons of its datasheet, as printed. */
  readonly weapons: readonly string[];
  /** Its keywords. */
  readonly keywords: readonly string[];
  /** What the use of the ability is called among marks. */
  readonly mark: string;
}

/** When a player may use an ability: in which phases it counts, at which window it is asked, and how often. */
export interface Use {
  readonly phases: readonly string[];
  readonly window: string;
  readonly limit: "battle" | "phase";
}

/** Whose ability it is. */
export type Bearer = Pick<Reader, "isAlone" | "weapons" | "keywords" | "mark">;

export const readerOf = ({ text, printed }: Prepared, bearer: Bearer): Reader => ({
  ...bearer,
  ...{ text, printed, at: 0, furthest: 0 },
  ...{ that: undefined, isChosen: false, kinds: [], before: undefined, isContinued: false, use: undefined },
});

const HOLES: Readonly<Record<string, string>> = {
  "{n}": "(\\d+|one|two|three|four|five|six|ten)",
  "{threshold}": "([2-6])\\+",
  "{dice}": "(\\d*d[36](?:\\+\\d+)?|\\d+)",
  "{inches}": '(\\d+)(?:"| inches)',
  "{ability}": "\\[([^\\]]+)\\]",
};
const compiled = new Map<string, RegExp>();

/**
 * Eats words if they come next, and gives what stood in their holes. Words are literal but for `(a|b)`, `( …)?` and the
 * holes `{n}`, `{threshold}` (`5+`), `{dice}`, `{inches}` (`6"`) and `{ability}` (`[LANCE]`).
 */
export function eat(reader: Reader, words: string): readonly string[] | undefined {
  const pattern = compiled.get(words) ?? compile(words);
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found === null) return undefined;
  reader.at = pattern.lastIndex;
  reader.furthest = Math.max(reader.furthest, reader.at);
  return found.slice(1).map((part) => part ?? "");
}

function compile(words: string): RegExp {
  const parts = words.split(/(\{[a-z]+\}|\(\?!'\)|[()|?])/).map((part) => {
    if (part === "(?!')") return part;
    if (part === "(") return "(?:";
    if (part === ")" || part === "|" || part === "?") return part;
    return HOLES[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
  });
  // words end where a word ends
  const pattern = new RegExp(`\\s*(?:${parts.join("")})(?:(?<![a-z0-9])|(?![a-z0-9]))`, "y");
  compiled.set(words, pattern);
  return pattern;
}

/** Tries a rule; if it gives nothing, nothing was read. */
export function attempt<T>(reader: Reader, rule: (reader: Reader) => T | undefined): T | undefined {
  const { at, that, isContinued, isChosen } = reader;
  const read = rule(reader);
  if (read === undefined) Object.assign(reader, { at, that, isContinued, isChosen });
  return read;
}

/** The first rule that reads something. */
export function oneOf<T>(reader: Reader, rules: readonly ((reader: Reader) => T | undefined)[]): T | undefined {
  for (const rule of rules) {
    const read = attempt(reader, rule);
    if (read !== undefined) return read;
  }
  return undefined;
}

/** Things separated by commas and "and", at least one. */
export function listOf<T>(
  reader: Reader,
  rule: (reader: Reader) => T | undefined,
  separators: readonly string[] = [", and", " and", ","],
): readonly T[] | undefined {
  const first = attempt(reader, rule);
  if (first === undefined) return undefined;
  const found = [first];
  for (;;) {
    const more = attempt(reader, () =>
      separators.some((separator) => eat(reader, separator) !== undefined) ? rule(reader) : undefined,
    );
    if (more === undefined) return found;
    found.push(more);
  }
}

/** Has everything been read? */
export const isAtEnd = ({ text, at }: Reader): boolean => /^[\s.]*$/.test(text.slice(at));

/** The words at the furthest place reached. */
export const stoppedAt = ({ text, furthest }: Reader): string =>
  text.slice(furthest).trim().split(/\s+/).slice(0, 3).join(" ");

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };

/** A number in digits or as a word. */
export const numberOf = (written: string): number => NUMBERS[written] ?? Number(written);
