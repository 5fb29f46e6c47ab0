import { basename } from "node:path";

/** Which schema the files of a place follow: a file by its path in `data/`, or all of a folder. */
const PLACES: readonly (readonly [path: string, schema: string])[] = [
  ["finished/abilities.json", "finished-abilities.json"],
  ["finished/cards.json", "finished-cards.json"],
  ["finished/difficulties.json", "finished-difficulties.json"],
  ["finished/rulesets.json", "finished-rulesets.json"],
  ["imperial-assault/armies.json", "imperial-assault-armies.json"],
  ["imperial-assault/command-cards/", "imperial-assault-command-card.json"],
  ["imperial-assault/deployment-cards/", "imperial-assault-deployment-card.json"],
  ["imperial-assault/shared-abilities/", "imperial-assault-shared-ability.json"],
  ["imperial-assault/maps/", "imperial-assault-map.json"],
  ["one-piece/cards.json", "one-piece-cards.json"],
  ["one-piece/decks.json", "one-piece-decks.json"],
  ["warhammer-40k/datasheets.json", "warhammer-40k-datasheets.json"],
  ["warhammer-40k/stratagems.json", "warhammer-40k-stratagems.json"],
  ["warhammer-40k/armies/", "warhammer-40k-army.json"],
  ["warhammer-40k/mechanics/", "warhammer-40k-mechanics.json"],
  ["warhammer-40k/eleventh-edition/detachments.json", "warhammer-40k-detachments.json"],
  ["warhammer-40k/eleventh-edition/missions.json", "warhammer-40k-missions.json"],
  ["warhammer-40k/eleventh-edition/mechanics.json", "warhammer-40k-mechanics.json"],
  ["warhammer-40k/eleventh-edition/stratagems.json", "warhammer-40k-stratagems.json"],
];

/** Files that every game has. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^[\w-]+\/coverage\.json$/, "coverage.json"],
  [/^[\w-]+\/gaps\.json$/, "gaps.json"],
  [/^corpus\/[\w-]+\/[\w-]+\.json$/, "recording.json"],
  [/^corpus\/[\w-]+\/saves\/[\w-]+\.json$/, "kept-save.json"],
];

/** The schema that a file at a path in `data/` follows. */
export function schemaAt(path: string): string | undefined {
  const place = PLACES.find(([start]) => (start.endsWith("/") ? path.startsWith(start) : path === start));
  return place?.[1] ?? PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
}

/** What a file at that path in `data/` writes as its `$schema`. */
export const linkFrom = (path: string, schema: string): string =>
  `${"../".repeat(path.split("/").length - 1)}schemas/${schema}`;

/** The place in `data/` of a file from elsewhere: where its own path ends like one there, else that of its schema. */
export function slotFor(path: string, schema: string): string | undefined {
  const parts = path.split(/[\\/]/);
  const tails = parts.map((_, at) => parts.slice(at).join("/"));
  const isKnown = [...PLACES, ...PATTERNS].some(([, name]) => name === schema);
  const own = tails.find((tail) => (isKnown ? schemaAt(tail) === schema : schemaAt(tail) !== undefined));
  if (own !== undefined) return own;
  const [place] = PLACES.find(([, name]) => name === schema) ?? [];
  return place?.endsWith("/") === true ? `${place}${basename(path)}` : place;
}
