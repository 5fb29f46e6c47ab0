import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const dist = new URL("../dist/", import.meta.url);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")) as Record<string, Chunk>;

/** A chunk and all it imports before it can run. */
function needed(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name]?.imports ?? []) needed(other, found);
  return found;
}

/** Scripts and styles of these chunks, gzipped as they go over the wire. */
function sizeOf(names: Iterable<string>): number {
  const files = [...names].flatMap((name) => [(manifest[name] as Chunk).file, ...(manifest[name]?.css ?? [])]);
  return [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);
}

/** The chunk with the rules and data of a game: its own, or one that they always come together in. */
function rulesOf(game: string): string {
  const names = Object.keys(manifest);
  const together = { "warhammer-40k": /^_battle-/ }[game] ?? /^_game-/;
  return (
    names.find((name) => name.endsWith(`hosting/dist/games/${game}/game.js`)) ??
    (names.find((name) => together.test(name)) as string)
  );
}

/** What a match fetches beside the rules: its map and the cards of its two armies. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "imperial-assault": [
    "skirmish-cards/cards-for.ts",
    ...["army/imperial-garrison", "army/rebel-strike-force", "map/canyon-depot"].map(
      (part) => `virtual:skirmish-parts/${part}`,
    ),
  ],
};

test("the first page is under 40 kB gzipped, its font aside", () => {
  expect(sizeOf(needed("src/home/home.tsx", needed("index.html") as Set<string>))).toBeLessThan(40_000);
});

// what a table has before its first question: page, rules, data, drawings
test.each([
  ["finished", 128],
  ["one-piece", 157],
  ["warhammer-40k", 171],
  ["imperial-assault", 200],
])("the first load of %s is at most %i kB gzipped, the font of 57 kB aside", (game, kilobytes) => {
  const chunks = new Set<string>();
  const tables = [rulesOf(game), `src/tables/${game}/parts.ts`, ...(PARTS[game] ?? [])];
  for (const name of ["index.html", "src/play/match-route.tsx", ...tables]) {
    expect(manifest[name], name).toBeDefined();
    needed(name, chunks);
  }
  expect(sizeOf(chunks)).toBeLessThan(kilobytes * 1000);
});

test("neither the kernel nor any game is part of what the lobby loads", () => {
  const text = [...needed("index.html")]
    .map((name) => readFileSync(new URL((manifest[name] as Chunk).file, dist), "utf8"))
    .join("");
  for (const rule of ["COMPOSE_INVALID", "attack:surges", "finished:next"]) expect(text).not.toContain(rule);
});
