import { ENGLISH, type Language } from "./language.js";

/** How the things of a list are joined: "a, b", "a and b", "a or b". */
export type Joined = "all" | "and" | "or";

/** A list in a sentence: "red and green", "Nami, Brook and Usopp". */
export const listed = (names: readonly string[], joined: Joined = "and", language: Language = ENGLISH): string =>
  names.length === 0 ? "" : formatOf(joined, language).format(names);

/** A list with so many places at most: "Nami, Brook and 3 more". */
export const listedShort = (names: readonly string[], most = 4): string =>
  listed(names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names);

/** The places of a list in order: what stands between them, and the index of what stands in each. */
export function* joinedParts(count: number, joined: Joined, language: Language): Generator<string | number> {
  const places = Array.from({ length: count }, (_, at) => String(at));
  for (const { type, value } of formatOf(joined, language).formatToParts(places))
    yield type === "element" ? Number(value) : value;
}

const KINDS = { all: "unit", and: "conjunction", or: "disjunction" } as const;

const formats = new Map<string, Intl.ListFormat>();

function formatOf(joined: Joined, { tag }: Language): Intl.ListFormat {
  const key = `${tag}/${joined}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.ListFormat(tag, { type: KINDS[joined], style: "long" });
    formats.set(key, format);
  }
  return format;
}
