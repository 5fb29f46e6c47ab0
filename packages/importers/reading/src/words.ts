/** What stands in the holes of words, by name: a pattern with one group, and how it may begin where that is plain. */
export type Holes = Readonly<Record<string, { readonly pattern: string; readonly begins?: readonly string[] }>>;

/** Words as a pattern, and how they may begin where that is plain. */
export interface Compiled {
  readonly pattern: RegExp;
  readonly beginnings: readonly string[] | undefined;
}

/** Compiles words; `(?!')` in them says that no apostrophe follows. */
export function compile(holes: Holes, words: string): Compiled {
  const parts = words.split(/(\{[a-z]+\}|\(\?!'\)|[()|?])/).map((part) => {
    if (part === "(?!')") return part;
    if (part === "(") return "(?:";
    if (part === ")" || part === "|" || part === "?") return part;
    return holeIn(holes, part)?.pattern ?? part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
  });
  // words end where a word ends
  const pattern = new RegExp(`\\s*(?:${parts.join("")})(?:(?<![A-Za-z0-9])|(?![A-Za-z0-9]))`, "iy");
  return { pattern, beginnings: beginningsOf(holes, words) };
}

const holeIn = (holes: Holes, part: string) => (part.startsWith("{") ? holes[part.slice(1, -1)] : undefined);

/** How words may begin: up to their first space, hole or choice. */
function beginningsOf(holes: Holes, words: string): readonly string[] | undefined {
  if (/^[^(]*\|/.test(words)) return undefined;
  const hole = /^\{[a-z]+\}/.exec(words)?.[0];
  if (hole !== undefined) return holeIn(holes, hole)?.begins;
  const literal = /^[^ ({?|)]+/.exec(words)?.[0];
  // a letter that a question mark follows may be missing
  if (literal !== undefined) return [(words[literal.length] === "?" ? literal.slice(0, -1) : literal).toLowerCase()];
  const group = /^\(([^()]*)\)(\?)?/.exec(words);
  if (group === null || group[2] === "?") return undefined;
  const ways = (group[1] ?? "").split("|").map((way) => beginningsOf(holes, way));
  return ways.every((way) => way !== undefined) ? ways.flat() : undefined;
}
