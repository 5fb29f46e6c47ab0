import { describe, expect, test } from "vitest";
import { armyBuilder as builder } from "../../../../src/games/imperial-assault/lists/army-builder.js";

const [{ list: garrison }] = builder.ready as [(typeof builder.ready)[number]];

function mended(list: typeof garrison) {
  const steps: string[] = [];
  let now = list;
  for (let { mend } = builder.verdict(now); mend !== undefined && steps.length < 20; { mend } = builder.verdict(now)) {
    steps.push(mend.words);
    now = mend.list;
  }
  return { steps, list: now, verdict: builder.verdict(now) };
}

test("a ready army is legal and reads back from its text and its data", () => {
  for (const { name, list } of builder.ready) {
    expect(builder.verdict(list).isLegal).toBe(true);
    expect(builder.read(builder.write(list, name))).toMatchObject({ list, name, problems: [] });
    expect(builder.read(JSON.stringify(builder.named(list, name)))).toMatchObject({ list, name, problems: [] });
  }
  expect(builder.read(builder.write(garrison, "Imperial Garrison")).said).toContain("7 groups, 15 command cards.");
});

describe("one button mends what is wrong first, until the army is legal", () => {
  test("a command card that is there too often is swapped for one the army can play", () => {
    const tooMany = builder.change(builder.change(garrison, "reinforcements", 1), "take-cover", -1);
    const [, commands] = builder.sections(tooMany);
    expect(commands?.entries.filter(({ isAtFault }) => isAtFault).map(({ name }) => name)).toEqual(["Reinforcements"]);
    const { steps, verdict } = mended(tooMany);
    expect(steps).toEqual([expect.stringMatching(/^Swap one for /)]);
    expect(verdict.isLegal).toBe(true);
  });

  test("too many points, a foreign group and an empty deck", () => {
    const { steps, verdict } = mended({
      army: builder.change(builder.change(garrison, "luke-skywalker", 1), "stormtrooper", 1).army,
      deck: { cards: [] },
    });
    expect(steps).toEqual([
      "Take Luke Skywalker, Hero of the Rebellion out",
      "Take Stormtrooper out",
      expect.stringMatching(/^Add 15 cards: /),
    ]);
    expect(verdict.isLegal).toBe(true);
  });
});

test("the first card of an empty army chooses its side, and the shelf follows", () => {
  const none = { army: { affiliation: "imperial" as const, cards: [] }, deck: { cards: [] } };
  expect(builder.shelves(none)[0]?.items.some(({ id }) => id === "luke-skywalker")).toBe(true);
  const rebels = builder.change(none, "luke-skywalker", 1);
  expect(rebels.army.affiliation).toBe("rebel");
  expect(builder.shelves(rebels)[0]?.items.some(({ id }) => id === "stormtrooper")).toBe(false);
  expect(builder.change(rebels, "luke-skywalker", -1).army.cards).toEqual([]);
});

test("an army in numbers: points, health, activations, and exact chances of the first hand", () => {
  const { points, tables } = builder.summary(garrison);
  expect(points).toMatchObject({ spent: 40, of: 40 });
  expect(tables[0]?.rows.map(({ value }) => value)).toEqual(["76", "7", expect.any(String), "10"]);
  expect(tables[1]?.rows.map(({ about, value }) => [about, value])).toEqual([
    ["3 in the deck", "52 %"],
    ["6 in the deck", "82 %"],
  ]);
});

test("a legal army says which of its cards do nothing on maps whose tiles are not known", () => {
  const [out] = garrison.deck.cards.filter(({ card }) => card !== "set-a-trap");
  const deck = { cards: [...garrison.deck.cards.filter((one) => one !== out), { card: "set-a-trap" }] };
  const { words } = builder.verdict({ ...garrison, deck });
  expect(words).toMatch(/Set a Trap does nothing on .* or .*: their tiles are not known\./);
  expect(builder.verdict(garrison).words).not.toContain("tiles");
});
