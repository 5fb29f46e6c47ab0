import { attempt, eat, type Reader, sees } from "../reader.js";
import { KEYWORDS, TIMINGS } from "./tags.js";

/** `{T}`, `{A} or {B} type`, `<Slash> attribute`, `[Name]`, and mixtures joined by "or". */
export function readWords(r: Reader): Record<string, unknown> | undefined {
  const parts: { kind: string; word: string }[] = [];
  for (;;) {
    const type = eat(r, "{type}");
    const attribute = type === undefined ? eat(r, "{attribute}") : undefined;
    const name = type === undefined && attribute === undefined ? readName(r) : undefined;
    const found = type ?? attribute;
    if (found === undefined && name === undefined) break;
    const kind = type !== undefined ? "types" : attribute !== undefined ? "attribute" : "name";
    parts.push({ kind, word: (found?.[0] ?? name) as string });
    eat(r, "(type|attribute)");
    if (!joinsWord(r)) break;
  }
  if (parts.length === 0) return undefined;
  eat(r, "(type|attribute)");
  return filterOf(parts);
}

const TAGS = new Set([
  ...TIMINGS.map(([tag]) => tag.slice(1, -1)),
  ...KEYWORDS,
  "Your Turn",
  "Opponent's Turn",
  "Once Per Turn",
]);

/** Does what stands in brackets say when or how, and is no card's name? */
const isTag = (word: string): boolean => TAGS.has(word) || word.startsWith("DON!! x");

/** A card name in brackets; printed names may have quotes and brackets of their own. */
export function readName(r: Reader): string | undefined {
  return attempt(r, (rr) => {
    const name = eat(rr, "{name}")?.[0];
    return name === undefined || isTag(name) ? undefined : name;
  });
}

function joinsWord(r: Reader): boolean {
  return (
    attempt(r, (rr) =>
      eat(rr, "(, or|, and|or|and|,)") !== undefined && sees(rr, "({type}|{attribute}|{name})") ? true : undefined,
    ) === true
  );
}

function filterOf(parts: readonly { kind: string; word: string }[]): Record<string, unknown> {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const of = (kind: string) => {
    const words = parts.flatMap((part) => (part.kind === kind ? [part.word] : []));
    return { [kind]: words.length === 1 ? words[0] : words };
  };
  return kinds.length === 1 ? of(kinds[0] as string) : { any: kinds.map(of) };
}
