import MiniSearch from "minisearch";

/** Something that can be found; its address is one of the site. */
export interface Found {
  readonly title: string;
  /** What it is listed under. */
  readonly kind: string;
  /** A few words beside it. */
  readonly about: string;
  readonly address: string;
  readonly game?: string;
  /** What else it is found by. */
  readonly text?: string;
}

export interface SearchIndex {
  /** The best first. */
  find(words: string, kind?: string | null): readonly Found[];
}

/** Words of names are found one by one: `attack:rerolls`, `do:reroll`, `onPlay`. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .split(/[^\p{L}\p{N}+!]+/u)
    .filter((word) => word !== "");

/** Finds by titles first, then by what is said beside them, then by the text. */
export function searchIndex(entries: readonly Found[]): SearchIndex {
  const index = new MiniSearch<Found & { id: number }>({
    fields: ["title", "about", "text"],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4, about: 1.5 },
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : 0),
      combineWith: "AND",
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return {
    find: (words, kind = null) =>
      index
        .search(words, { filter: ({ id }) => kind === null || entries[id]?.kind === kind })
        .map(({ id }) => entries[id] as Found),
  };
}
