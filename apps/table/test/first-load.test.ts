import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const dist = new URL("../dist/", import.meta.url);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")) as Record<string, Chunk>;

/** A chunk and all it imports before it can run. */
function needed(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name]?.imports ?? []) needed(other, found);
  return found;
}

const sizeOf = (names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(new URL((manifest[name] as Chunk).file, dist))).length,
    0,
  );

test("the first JavaScript is under 250 kB gzipped, with room to spare", () => {
  expect(sizeOf(needed("index.html"))).toBeLessThan(120_000);
});

test("neither the kernel nor any game is part of what the lobby loads", () => {
  const text = [...needed("index.html")]
    .map((name) => readFileSync(new URL((manifest[name] as Chunk).file, dist), "utf8"))
    .join("");
  for (const rule of ["COMPOSE_INVALID", "attack:surges", "finished:next"]) expect(text).not.toContain(rule);
});
