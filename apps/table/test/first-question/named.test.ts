import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
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
  const code = [...GAMES, "packages/hosting"].flatMap(builtIn).map((file) => readFileSync(file, "utf8"));
  const isThere = (name: string) => {
    const declared = new RegExp(`(function|const|let) ${name}\\b|\\b${name}(\\(|: )`);
    return code.some((text) => declared.test(text));
  };
  expect(NAMES.filter((name) => !isThere(name))).toEqual([]);
});

test("modules that read all of a game are there under their names", () => {
  const games = builtIn("packages/hosting").flatMap((file) => wholeFor(file, ""));
  expect([...games].sort()).toEqual(["imperial-assault", "warhammer-40k"]);
});

/** Fetched on the way to a first question, which is looked for with them, or once all rules are there. */
const WAITED_FOR = [
  ...["finished/game", "finished/search"],
  ...["cards-for", "game", "outlook", "search"].map((module) => `imperial-assault/${module}`),
  ...["facts", "game", "search"].map((module) => `one-piece/${module}`),
  ...["game", "outlook", "search"].map((module) => `warhammer-40k/${module}`),
];

// a module that is new here calls rules before they are there, unless it is waited for or one of `READERS`
test("whatever of a game is fetched by itself has its rules", () => {
  const modules = builtIn("packages/hosting").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/import\("([^"]+)"\)/g)].map(([, path]) =>
      resolve(dirname(file), path as string),
    ),
  );
  const alone = modules.filter(
    (module) => /hosting\/dist\/games\/[a-z0-9-]+\/[a-z-]+\.js$/.test(module) && wholeFor(module, "").length === 0,
  );
  const named = alone.map((module) => /dist\/games\/(.+)\.js$/.exec(module)?.[1] ?? "");
  expect([...new Set(named)].sort()).toEqual(WAITED_FOR);
});
