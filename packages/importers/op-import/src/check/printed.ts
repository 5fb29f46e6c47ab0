import { NOISE, phrasesAt } from "./phrases.js";
import { joined, type Token } from "./token.js";

/** A printed line as the pieces of meaning in it, and the words that mean nothing we know. */
export interface Printed {
  readonly tokens: readonly Token[];
  readonly unknown: readonly string[];
}

/** Where the scan is: whose the next noun is, and the last noun, which "on your field" may still give an owner. */
export interface Scan {
  whose: "you" | "opponent" | "any" | undefined;
  subject: "you" | "opponent" | undefined;
  lastNoun: number | undefined;
  readonly tokens: Token[];
}

const BRACKETS: readonly (readonly [RegExp, string])[] = [
  [/\[([^\]]+)\]/y, "name"],
  [/\{([^}]+)\}/y, "type"],
  [/<([^>]+)>/y, "attribute"],
  [/["“]((?:[^"”]|"(?=[A-Za-z]))+?)["”]/y, "part"],
];
const BETWEEN = /\s*(?:type|attribute)?\s*(, or|, and|or|and|,)\s+(?:the\s+)?(?=[[{<"“])/y;
/** A name that only describes the noun behind it. */
const NOUN_NEXT = /^\s*(?:type|Leader|Character|Stage|Event|or up to|or card)/i;
/** A text in quotation marks, which is no part of a name: it begins with a mark or ends as a sentence does. */
const QUOTED_TEXT = /(?<=gains? )["“](\[[^"”]*|[^"”]*\.)["”]/gi;
/** Between two sentences, where the second does not go on from the first. */
const STOP = /^(?!.*\bthen\b).*[.:•◦]/i;
const GAP = /[\s.,:;/•◦]*/y;

/**
 * Scans a line from left to right, phrase by phrase, and knows nothing of the grammar: no sentence, no clause, no ability. Every word
 * is a phrase that means something, or one that never does.
 */
export function scanPrinted(printed: string): Printed {
  const line = printed.replace(QUOTED_TEXT, " $1 ");
  const scan: Scan = { whose: undefined, subject: undefined, lastNoun: undefined, tokens: [] };
  const unknown: string[] = [];
  let at = skip(GAP, line, 0);
  let end = 0;
  while (at < line.length) {
    const { length } = scan.tokens;
    const start = at;
    const next = readPhrase(line, at, scan) ?? readBrackets(line, at, scan) ?? readNoise(line, at);
    if (next === undefined) {
      const word = /\S+/y;
      word.lastIndex = at;
      const found = word.exec(line)?.[0] ?? line.slice(at);
      unknown.push(found);
      at += found.length;
    } else at = next;
    const first = scan.tokens[length];
    if (first !== undefined) {
      if (STOP.test(line.slice(end, start))) scan.tokens[length] = { ...first, isApart: true };
      end = at;
    }
    const from = at;
    at = skip(GAP, line, at);
    if (/[.,:;]/.test(line.slice(from, at))) Object.assign(scan, { whose: undefined, subject: undefined });
  }
  return { tokens: scan.tokens, unknown };
}

function skip(pattern: RegExp, line: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(line) === null ? at : pattern.lastIndex;
}

function readPhrase(line: string, at: number, scan: Scan): number | undefined {
  for (const [pattern, tell] of phrasesAt(line, at)) {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (found === null) continue;
    for (const means of tell(found, scan)) scan.tokens.push({ means, words: found[0].trim() });
    return pattern.lastIndex;
  }
  return undefined;
}

/** Names, types, attributes and parts of them; lists of them are also one thing: this or that, this and that. */
function readBrackets(line: string, start: number, scan: Scan): number | undefined {
  const words: string[] = [];
  const joins: string[] = [];
  let at = start;
  for (;;) {
    const found = BRACKETS.map(([pattern, kind]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(line);
      return match === null ? undefined : { kind, word: match[1] as string, end: pattern.lastIndex };
    }).find((one) => one !== undefined);
    if (found === undefined) break;
    words.push(`${found.kind}:${found.word}`);
    at = found.end;
    BETWEEN.lastIndex = at;
    const join = BETWEEN.exec(line);
    if (join === null || isPhrase(line, BETWEEN.lastIndex)) break;
    joins.push((join[1] ?? "").replace(/[, ]/g, ""));
    at = BETWEEN.lastIndex;
  }
  if (words.length === 0) return undefined;
  const text = line.slice(start, at);
  const before = scan.tokens.at(-1);
  for (const means of words) scan.tokens.push({ means, words: means.slice(means.indexOf(":") + 1) });
  const whose = scan.whose ?? scan.subject;
  const isExcept = before?.means === "except";
  if (
    whose !== undefined &&
    !isExcept &&
    words.some((word) => word.startsWith("name:")) &&
    !NOUN_NEXT.test(line.slice(at))
  )
    scan.tokens.push({ means: `${whose}.named${/^ cards/i.test(line.slice(at)) ? "Cards" : ""}`, words: text });
  // each of "all of your [A] and [B] cards" is one or the other
  const isAmong =
    /\b(all|up to [0-9]+) of your( opponent's)? $/i.test(line.slice(0, start)) && /^ cards/.test(line.slice(at));
  const tie = joins.includes("or") || isAmong ? "or" : "and";
  if (words.length > 1) scan.tokens.push({ means: joined(tie, words), words: text });
  return at;
}

const isPhrase = (line: string, at: number): boolean =>
  phrasesAt(line, at).some(([pattern]) => {
    pattern.lastIndex = at;
    return pattern.test(line);
  });

function readNoise(line: string, at: number): number | undefined {
  NOISE.lastIndex = at;
  return NOISE.exec(line) === null ? undefined : NOISE.lastIndex;
}
