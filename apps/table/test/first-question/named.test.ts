import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { NAMES } from "../../first-question/drawn-with.js";
import { wholeFor } from "../../first-question/whole-games.js";

/** All modules a package was built into. */
function builtIn(path: string): readonly string[] {
  const folder = fileURLToPath(new URL(`../../../../${path}/dist`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".js")).map((file) => `${folder}/${file}`);
}

const GAMES = ["finished", "imperial-assault", "one-piece", "warhammer-40k"].map((game) => `packages/games/${game}`);

test("what screens draw with is there under its name", () => {
  const code = [...GAMES, "apps/catalog"].flatMap(builtIn).map((file) => readFileSync(file, "utf8"));
  const isThere = (name: string) => {
    const declared = new RegExp(`(function|const|let) ${name}\\b|\\b${name}(\\(|: )`);
    return code.some((text) => declared.test(text));
  };
  expect(NAMES.filter((name) => !isThere(name))).toEqual([]);
});

test("modules that read all of a game are there under their names", () => {
  const games = builtIn("apps/catalog").flatMap((file) => wholeFor(file, ""));
  expect([...games].sort()).toEqual(["imperial-assault", "warhammer-40k"]);
});
