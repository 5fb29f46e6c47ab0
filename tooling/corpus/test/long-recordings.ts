/** Recordings that take long and whose plugins others have too; `pnpm test:long` and `pnpm corpus:check` play them again. */
export const LONG: readonly string[] = [
  "data/corpus/imperial-assault/all-plugins.json",
  "data/corpus/imperial-assault/cards-that-stay.json",
  "data/corpus/imperial-assault/random-lists.json",
  "data/corpus/imperial-assault/rules-alone.json",
  "data/corpus/warhammer-40k/all-plugins.json",
  "data/corpus/warhammer-40k/critical-hits.json",
  "data/corpus/warhammer-40k/mechanics.json",
];
