/** A line being read: where we are, and the furthest place reached, which is what an error shows. */
export interface Reader {
  readonly text: string;
  /** The same in small letters, letter for letter. */
  readonly lower: string;
  at: number;
  furthest: number;
  /** The rule that got furthest. */
  rule: string;
  /** What "the selected cards" means from here on. */
  named: string | readonly string[];
  /** The ability is used up only by what it did. */
  isLimited: boolean;
  /** Reads a line that is quoted in this one. */
  readonly readLine?: (
    text: string,
  ) => { readonly abilities: readonly unknown[] } | { readonly unread: string; readonly rule: string };
}

export const readerOf = (text: string, readLine?: Reader["readLine"]): Reader => ({
  text,
  lower: text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  at: 0,
  furthest: 0,
  rule: "",
  named: "chosen",
  isLimited: false,
  ...(readLine !== undefined && { readLine }),
});

const HOLES: Readonly<Record<string, string>> = {
  "{n}": "([0-9]+)",
  "{name}": "\\[([^\\]]+)\\]",
  "{type}": "\\{([^}]+)\\}",
  "{quoted}": '["“]((?:[^"”]|"(?=[A-Za-z]))+?)["”]',
  "{attribute}": "<([^>]+)>",
};
/** Words as a pattern, and how they may begin where that is plain. */
interface Compiled {
  readonly pattern: RegExp;
  readonly beginnings: readonly string[] | undefined;
}
const compiled = new Map<string, Compiled>();

/**
 * Eats words if they come next, whatever their case, and gives what stood in their holes. Words are literal but for `(a|b)`, `( …)?`
 * and the holes `{n}` (number), `{name}` (`[X]`), `{type}` (`{X}`), `{quoted}` (`"X"`), `{attribute}` (`<X>`).
 */
export function eat(reader: Reader, words: string): readonly string[] | undefined {
  const { pattern, beginnings } = compiled.get(words) ?? compile(words);
  // most words do not come next, and how they begin tells
  if (beginnings !== undefined && !beginsWith(reader, beginnings)) return undefined;
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found === null) return undefined;
  reader.at = pattern.lastIndex;
  if (reader.at > reader.furthest) {
    reader.furthest = reader.at;
    reader.rule = words;
  }
  return found.slice(1).map((part) => part ?? "");
}

function beginsWith(reader: Reader, beginnings: readonly string[]): boolean {
  const place = nextPlace(reader);
  for (const beginning of beginnings) if (reader.lower.startsWith(beginning, place)) return true;
  return false;
}

function nextPlace({ lower, at }: Reader): number {
  let place = at;
  while (lower.charCodeAt(place) === SPACE) place += 1;
  return place;
}
const SPACE = 32;

const DIGITS = [..."0123456789"];
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  "{n}": DIGITS,
  "{name}": ["["],
  "{type}": ["{"],
  "{quoted}": ['"', "“"],
  "{attribute}": ["<"],
};

/** How words of the little language of `eat` may begin: up to their first space, hole or choice. */
function beginningsOf(words: string): readonly string[] | undefined {
  if (/^[^(]*\|/.test(words)) return undefined;
  const hole = /^\{[a-z]+\}/.exec(words)?.[0];
  if (hole !== undefined) return BEGINNINGS[hole];
  const literal = /^[^ ({?|)]+/.exec(words)?.[0];
  // a letter that a question mark follows may be missing
  if (literal !== undefined) return [(words[literal.length] === "?" ? literal.slice(0, -1) : literal).toLowerCase()];
  const group = /^\(([^()]*)\)(\?)?/.exec(words);
  if (group === null || group[2] === "?") return undefined;
  const ways = (group[1] ?? "").split("|").map(beginningsOf);
  return ways.every((way) => way !== undefined) ? ways.flat() : undefined;
}

function compile(words: string): Compiled {
  const parts = words.split(/(\{[a-z]+\}|[()|?])/).map((part) => {
    if (part === "(") return "(?:";
    if (part === ")" || part === "|" || part === "?") return part;
    return HOLES[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
  });
  const body = parts.join("");
  // words end where a word ends
  const pattern = new RegExp(`\\s*(?:${body})(?:(?<![A-Za-z0-9])|(?![A-Za-z0-9]))`, "iy");
  const known = { pattern, beginnings: beginningsOf(words) };
  compiled.set(words, known);
  return known;
}

/** Tries a rule; if it gives nothing, nothing was read. */
export function attempt<T>(reader: Reader, rule: (reader: Reader) => T | undefined): T | undefined {
  const { at } = reader;
  const read = rule(reader);
  if (read === undefined) reader.at = at;
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

/** Does this letter come next? Cheaper than asking for all the words that begin with it. */
export const comes = (reader: Reader, letter: string): boolean => reader.lower[nextPlace(reader)] === letter;

/** Do these letters stand anywhere in the rest? A rule that needs them and does not find them need not begin. */
export const mayComeLater = ({ lower, at }: Reader, letters: string): boolean => lower.includes(letters, at);

/** Does this come next? Nothing is eaten. */
export function sees(reader: Reader, words: string): boolean {
  const { at, furthest, rule } = reader;
  const isNext = eat(reader, words) !== undefined;
  Object.assign(reader, { at, furthest, rule });
  return isNext;
}

export const isDone = ({ text, at }: Reader): boolean => /^[\s.;,]*$/.test(text.slice(at));

/** The words that were not read, from the furthest point on. */
export const unread = ({ text, furthest }: Reader): string => text.slice(furthest).trim();
