import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { type Found, searchIndex } from "../../src/search/search-index.js";
import { CRAFTED, craftOf } from "../../src/workshop/crafts/games.js";
import { forgetCrafted } from "../workshop/forget-crafted.js";
import { actsAt, madeOf, recipesIn, toldBack } from "./recipe.js";

afterAll(forgetCrafted);

const pages = fileURLToPath(new URL("../../../../docs/cookbook/", import.meta.url));
const pageOf = (game: string) => recipesIn(readFileSync(`${pages}${game}.md`, "utf8"));

test("the cookbook has fifty recipes over three games, each under a name of its own", () => {
  expect(readdirSync(pages).sort()).toEqual(CRAFTED.map((game) => `${game}.md`).sort());
  const all = CRAFTED.flatMap((game) => pageOf(game).map(({ title }) => `${game}: ${title}`));
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(CRAFTED)("of %s", (game) => {
  test.each(pageOf(game))("$title: is read, told back, and listed where it acts", async (recipe) => {
    const made = madeOf(await craftOf(game), recipe);
    expect(toldBack(made)).toBe(recipe.told);
    expect(actsAt(made)).toEqual(recipe.acts);
    expect(recipe.acts.length).toBeGreaterThan(0);
  });
});

test.each([
  ["rests an opposing character", "cookbook/one-piece"],
  ["explodes destroyed", "cookbook/warhammer-40k"],
  ["places itself elsewhere", "cookbook/imperial-assault"],
])("who looks for “%s” finds it in the cookbook", (words, page) => {
  const entries = JSON.parse(
    readFileSync(fileURLToPath(new URL("../../dist/search.json", import.meta.url)), "utf8"),
  ) as readonly Found[];
  const found = searchIndex(entries).find(words);
  expect(found.slice(0, 3).map(({ address }) => address.split("#")[0])).toContain(page);
});
