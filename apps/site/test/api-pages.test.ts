import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { membersOf, statement } from "../pages/api-members.js";
import { type Found, searchIndex } from "../src/search/search-index.js";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const entries = JSON.parse(readFileSync(`${dist}search.json`, "utf8")) as readonly Found[];
const found = (words: string) => searchIndex(entries).find(words);

test("a declaration ends where it ends, whatever its comments and texts hold", () => {
  const shape =
    'interface Shape {\n  /** Like "}" or (: both. */\n  readonly kind: "a;b" | "}";\n  of(part: { x: 1; }): void;\n}';
  expect(statement(`${shape}\nexport type Next = 1;`)).toBe(shape);
  expect(statement("type One = { a: 1; } | 2;\ntype Two = 3;")).toBe("type One = { a: 1; } | 2;");
});

test("members of an interface are told with their first sentence", () => {
  expect(
    membersOf("interface Shape {\n  /** What it is. More. */\n  readonly kind: string;\n  of<T>(part: T): void;\n}"),
  ).toEqual([
    { name: "kind", doc: "What it is." },
    { name: "of", doc: "" },
  ]);
  expect(membersOf("type One = { a: 1 };")).toEqual([]);
});

test("the page of the kernel shows every interface whole, `Match` to its last member", () => {
  const page = readFileSync(`${dist}api/kernel.html`, "utf8").replaceAll(/<[^>]+>/g, "");
  expect(page).not.toContain("…\n");
  for (const member of ["own&lt;", "chance&lt;", "cached&lt;", "isScopeOpen(", "setVarOf("])
    expect(page).toContain(member);
});

test.each(["Match.queue", "Match.cached", "GameRules.order", "Question.choices", "ContractOptions.setups"])(
  "%s is found by its name",
  (title) => {
    expect(
      found(title)
        .slice(0, 5)
        .map((one) => one.title),
    ).toContain(title);
  },
);

test("who looks for a plugin for a game of their own finds the guide", () => {
  expect(found("plugin for my own game").map(({ address }) => address)[0]).toMatch(/^guides\/own-game/);
});
