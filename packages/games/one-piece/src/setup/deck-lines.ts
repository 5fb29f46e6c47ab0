/** So many of a card, as a player wrote it. */
export interface WrittenCard {
  readonly code: string;
  readonly count: number;
}

const CODE = String.raw`([A-Za-z]+\d*-\d{3})(?:_[A-Za-z]+\d*)?`;
const entry = (pattern: string): RegExp => new RegExp(`^${pattern}$`, "i");

/** The ways a card is written on a line of its own. */
const WAYS: readonly { readonly pattern: RegExp; readonly order: "count first" | "code first" | "once" }[] = [
  // 4xOP01-016, 4 OP01-016 Nami, 4nOP01-016, 4,OP01-016
  { pattern: entry(String.raw`(\d+)\s*[x×n,;:]?\s*${CODE}(?:[\s,;].*)?`), order: "count first" },
  // 4 Nami (OP01-016), 4x Nami [OP01-016] SR, 4 Nami OP01-016
  { pattern: entry(String.raw`(\d+)\s*[x×]?\s+[^\d\s].*?[\s([{-]${CODE}(?:[^A-Za-z0-9].*)?`), order: "count first" },
  // OP01-016 x4, OP01-016,4, OP01-016 Nami x4
  { pattern: entry(String.raw`${CODE}(?:[\s,;:|]+.*?)??[\s,;:|]+[x×]?\s*(\d+)`), order: "code first" },
  // Nami (OP01-016) x4
  { pattern: entry(String.raw`[^\d\s].*?[([]${CODE}[)\]]\s*[x×]?\s*(\d+)`), order: "code first" },
  // OP01-016, one line for each copy
  { pattern: entry(String.raw`${CODE}(?:\s+[^\d].*)?`), order: "once" },
];

/** What stands in deck lists beside cards: headings, sums, the DON!! deck, where a list was exported. */
const HEADING =
  /^\W*(?:leaders?|characters?|events?|stages?|main ?deck|deck ?(?:list|name)?|cards?|total|don!!|sideboard|exported|author|format|name)\b/i;
const NO_CARD = /^(?:\W+|\d+\s*[x×]?\s*DON!!.*)$/i;

/** Does this say nothing of any card? */
export const isAside = (content: string): boolean =>
  !/[A-Za-z]+\d*-\d{3}/.test(content) && (HEADING.test(content) || NO_CARD.test(content));

/** A card and how many, if the line says so. */
export function readDeckLine(content: string): WrittenCard | undefined {
  const plain = content.replace(/^(?:[-*•·]\s+|leader\s*:\s*)/i, "");
  for (const { pattern, order } of WAYS) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const [, one = "", other = ""] = found;
    if (order === "once") return { code: one.toUpperCase(), count: 1 };
    const [count, code] = order === "count first" ? [one, other] : [other, one];
    return { code: code.toUpperCase(), count: Number(count) };
  }
  return undefined;
}

/** Cards that stand on one line, apart: 1nOP01-001a4nOP01-016, 1xOP01-001,4xOP01-016, ["OP01-001","OP01-016",…]. */
export function cardsApart(line: string): readonly string[] {
  if (/^\s*\[\s*"/.test(line)) return line.replace(/[[\]"]/g, "").split(/\s*,\s*/);
  if (/^\s*\d+n[A-Za-z]+\d*-\d{3}/.test(line)) return line.split(/a(?=\d+n)/);
  return line.split(/\s*[,;]\s*(?=\d+\s*[x×]?\s*[A-Za-z]+\d*-\d{3})/);
}
