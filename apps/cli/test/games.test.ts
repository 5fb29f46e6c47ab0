import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../src/games.js";

test.each(GAMES)("$name is listed with the setup options it has", async ({ load, ...listing }) => {
  const entry = await load();
  expect(entry).toMatchObject(listing);
  expect(entry.setup.filter(({ isRare }) => isRare !== true).map(({ key }) => key)).toEqual(listing.options);
});

test("nothing of a game is read before a command chooses it, and nothing of a command before it is given", () => {
  const source = new URL("../src/", import.meta.url);
  expect(ours(importedFrom(new URL("main.ts", source)))).toEqual([]);
  const seen = new Set<string>();
  for (const file of readdirSync(new URL("commands/", source))) importedFrom(new URL(`commands/${file}`, source), seen);
  expect(ours(seen)).toEqual([
    "@riposte/hosting",
    "@riposte/hosting/analysis",
    "@riposte/hosting/judge",
    "@riposte/hosting/league",
    "@riposte/hosting/seats",
    "@riposte/kernel",
    "@riposte/testing/scenario",
    "@riposte/words",
  ]);
});

const ours = (names: ReadonlySet<string>): readonly string[] =>
  [...names].filter((name) => name.startsWith("@riposte/") && !name.startsWith("@riposte/kernel/")).sort();

/** The packages that a file imports at once, by itself or through its neighbours; types and `import()` do not count. */
function importedFrom(file: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const imports = /^(?:import|export) (?!type )(?:[^"]*? from )?"([^"]+)";/gm;
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(imports)) {
    if (name.startsWith(".")) importedFrom(new URL(name.replace(/\.js$/, ".ts"), file), seen);
    else seen.add(name);
  }
  return seen;
}
