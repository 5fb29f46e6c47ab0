import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ELEVENTH_ROWS } from "./eleventh-rows.mjs";

/** Each game with the packages whose comments speak of its rules, and how many rules are shown at least. */
const GAMES = [
  ["imperial-assault", 130, ["games/imperial-assault", ...pluginsOf("imperial-assault")]],
  ["one-piece", 95, ["games/one-piece", ...pluginsOf("one-piece"), "importers/op-import"]],
  [
    "warhammer-40k",
    150,
    [
      "games/warhammer-40k",
      // rules of the other edition have numbers of their own
      ...pluginsOf("warhammer-40k").filter((plugin) => !plugin.endsWith("eleventh-edition")),
      "calculators/combat",
      "importers/datasheets",
    ],
  ],
  ["warhammer-40k-11", 120, []],
  ["finished", 50, []],
];

function pluginsOf(game) {
  return readdirSync(new URL(`../../packages/plugins/${game}`, import.meta.url)).map(
    (name) => `plugins/${game}/${name}`,
  );
}

describe.each(GAMES)("the rules of %s", (game, most, packages) => {
  const list = new URL(`../rules/${game}.md`, import.meta.url);
  const page = readFileSync(list, "utf8");
  const rows = [...page.matchAll(/^\| (.+) \| (.+) · \[.+\]\((.+)\) \|$/gm)];

  test("are each shown by a test that exists", () => {
    expect(rows.length).toBeGreaterThan(most);
    const lost = rows.filter(
      ([, , title, file]) => !readFileSync(fileURLToPath(new URL(file, list)), "utf8").includes(title),
    );
    expect(lost.map(([, rule, title]) => `${rule}: ${title}`)).toEqual([]);
  });

  test("have every section that a comment names", () => {
    const sections = new Set([...page.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number]) => number));
    const named = packages.flatMap((name) => sourcesIn(new URL(`../../packages/${name}/`, import.meta.url)));
    if (packages.length > 0) expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ section }) => !sections.has(section))).toEqual([]);
  });
});

test("every row of the 11th edition is shown, or says why it is not played", () => {
  const page = readFileSync(new URL("../rules/warhammer-40k-11.md", import.meta.url), "utf8");
  const parts = Object.fromEntries(page.split(/^## /m).map((part) => [part.split("\n")[0], part]));
  const lost = Object.entries(ELEVENTH_ROWS).flatMap(([section, rows]) =>
    rows.filter((row) => ![section, "Not played"].some((part) => parts[part]?.includes(`\n| ${row} | `))),
  );
  expect(lost).toEqual([]);
});

/** Where sources and tests of a package say `rules 8.5`, or `rules 2, 5`. */
function sourcesIn(folder) {
  return ["src/", "test/"].flatMap((part) =>
    readdirSync(new URL(part, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => {
        const text = readFileSync(new URL(`${part}${file.replaceAll("\\", "/")}`, folder), "utf8");
        const told = [...text.matchAll(/\brules (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)/g)];
        return told.flatMap(([, numbers]) =>
          numbers.split(", ").map((section) => ({ file: `${part}${file}`, section })),
        );
      }),
  );
}
