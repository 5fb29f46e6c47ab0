/** What a language says by itself; the words are in its catalogs. */
export interface Language {
  /** Its tag for `Intl`: plurals, numbers and lists are formed by it. */
  readonly tag: string;
  /** The seat that reads, as who acts and as whose something is. */
  readonly you: string;
  readonly your: string;
  /** What belongs to a name: "Mara's". */
  owned(name: string): string;
  /** A verb of others as the one who reads does it: "draws" as "draw". */
  yours(verb: string): string;
  /** A noun of more than one, where the words give only the one. */
  several(noun: string): string;
}

// lists without a comma before "and"
export const ENGLISH: Language = {
  tag: "en-GB",
  you: "you",
  your: "your",
  owned: (name) => (name.endsWith("s") ? `${name}'` : `${name}'s`),
  yours(verb) {
    const own = IRREGULAR[verb];
    if (own !== undefined) return own;
    if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
    return /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, "");
  },
  several: (noun) => `${noun}s`,
};

const IRREGULAR: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do", was: "were" };
