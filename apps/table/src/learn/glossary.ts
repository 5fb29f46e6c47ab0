/** A word of a game, as a player would explain it. */
export interface Term {
  readonly name: string;
  readonly text: string;
  /** Other forms of it that texts use. */
  readonly also?: readonly string[];
}

/** A piece of a text: plain, or a word that can be looked up. */
export type Piece = string | { readonly word: string; readonly term: Term };

/** A text with the first of each word it explains marked; words in `known` were marked before. */
export function glossed(text: string, terms: readonly Term[], known = new Set<string>()): readonly Piece[] {
  const forms = new Map(
    terms.flatMap((term) => [term.name, ...(term.also ?? [])].map((form) => [form.toLowerCase(), term] as const)),
  );
  // the longest form counts: "line of sight" before "line"
  const words = [...forms.keys()].sort((one, other) => other.length - one.length).map(escaped);
  if (words.length === 0) return [text];
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${words.join("|")})(s)?(?![\\p{L}\\d])`, "giu");
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, 1: form = "", index } of text.matchAll(pattern)) {
    const term = forms.get(form.toLowerCase());
    if (term === undefined || known.has(term.name)) continue;
    known.add(term.name);
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ word, term });
    end = index + word.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
