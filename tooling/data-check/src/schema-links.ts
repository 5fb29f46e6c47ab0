import { basename } from "node:path";
import { GAME_CHECKS } from "./games.js";

/** Which schema the files of a place follow: a file by its path in `data/`, or all of a folder. */
const PLACES: readonly (readonly [path: string, schema: string])[] = GAME_CHECKS.flatMap(({ game, places }) =>
  Object.entries(places).map(([path, schema]) => [`${game}/${path}`, schema] as const),
);

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
