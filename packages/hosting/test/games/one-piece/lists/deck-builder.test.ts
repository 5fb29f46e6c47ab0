import { describe, expect, test } from "vitest";
import { deckBuilder as builder } from "../../../../src/games/one-piece/lists/deck-builder.js";

const [{ list: strawHats }] = builder.ready as [(typeof builder.ready)[number]];
const mended = (list: typeof strawHats) => {
  const steps: string[] = [];
  let now = list;
  for (let { mend } = builder.verdict(now); mend !== undefined; { mend } = builder.verdict(now)) {
    steps.push(mend.words);
    now = mend.list;
  }
  return { steps, verdict: builder.verdict(now) };
};

test("a ready deck is legal, reads back from its text and is known by its name", () => {
  for (const { name, list } of builder.ready) {
    expect(builder.verdict(list).isLegal).toBe(true);
    expect(builder.read(builder.write(list, name))).toMatchObject({ list, name, problems: [] });
    expect(builder.read(JSON.stringify(builder.named(list, name)))).toMatchObject({ list, name, problems: [] });
  }
  expect(builder.verdict(strawHats).words).toBe(
    "50 cards of red and green, at most 4 of each number, all of them automated.",
  );
});

test("a pasted deck of cards that are not known is no legal one: it says how they come, and offers the nearest ready deck", () => {
  const text = "1xOP05-060\n4xOP05-061\n4xOP01-016\n4xOP05-070\n";
  const { list, said, problems } = builder.read(text);
  expect(list).toEqual({ leader: "OP05-060", cards: { "OP01-016": 4, "OP05-061": 4, "OP05-070": 4 } });
  expect(said).toBe("Read: 12 cards.");
  const words =
    '3 of its 4 cards are not known here: bring a file of cards under "Cards of your own", and they are read in this page.';
  expect(problems).toEqual([{ line: 0, message: words }]);
  const deck = list as typeof strawHats;
  expect(builder.verdict(deck)).toEqual({
    isLegal: false,
    words,
    mend: { words: "Take the ready deck Straw Hats", list: strawHats },
  });
  expect(builder.sections(deck)[0]?.entries.filter(({ isAtFault }) => isAtFault)).toHaveLength(3);
  expect(builder.summary(deck).tables).not.toEqual([]);
  expect(builder.read("1xOP05-060\n4xOP05-061").problems[0]?.message).toMatch(/^Its cards are not known here/);
});

test("a text that is no deck leaves nothing, and each bad line is named", () => {
  expect(builder.read("{").list).toBeUndefined();
  expect(builder.read('{"leader":"x"}').list).toBeUndefined();
  const { list, problems } = builder.read("1xOP01-003\n4xOP01-016\n4xOP99-999");
  expect(list).toEqual({ leader: "OP01-003", cards: { "OP01-016": 4, "OP99-999": 4 } });
  expect(problems).toHaveLength(1);
  expect(builder.read("1xOP01-003\n4xOP01-016\nfour Namis").problems.map(({ line }) => line)).toEqual([3]);
});

describe("one button mends what is wrong first, until the deck is legal", () => {
  test("too many copies go, and the deck is filled up", () => {
    const tooMany = { ...strawHats, cards: { ...strawHats.cards, "OP01-016": 6 } };
    expect(
      builder
        .sections(tooMany)[0]
        ?.entries.filter(({ isAtFault }) => isAtFault)
        .map(({ name }) => name),
    ).toEqual(["Nami"]);
    expect(mended(tooMany)).toMatchObject({ steps: ["Take 2 Nami out"], verdict: { isLegal: true } });
  });

  test("cards of another colour go", () => {
    const { steps, verdict } = mended(builder.change(builder.change(strawHats, "OP01-064", 1), "OP01-006", -1));
    expect(steps).toHaveLength(2);
    expect(verdict.isLegal).toBe(true);
  });

  test("the dearest cards go from a deck that is too large, and a Leader is found for one that has none", () => {
    expect(mended(builder.change(builder.change(strawHats, "OP01-006", -1), "OP01-007", 1)).verdict.isLegal).toBe(true);
    const large = builder.change(strawHats, "OP01-007", 1);
    expect(mended(large).steps).toEqual(["Take 1 card out: X.Drake"]);
    expect(mended({ leader: "OP01-016", cards: strawHats.cards }).steps[0]).toBe("Take Monkey.D.Luffy as Leader");
  });
});

test("the chances of a first hand are exact, with one mulligan", () => {
  const rows = builder.summary(strawHats).tables[0]?.rows ?? [];
  expect(rows.map(({ short, value }) => `${short} ${value}`)).toEqual([
    "Cost 1 96 %",
    "Nami 58 %",
    "+2000 93 %",
    "Rush 84 %",
    "Blocker 48 %",
  ]);
});

test("the shelf holds what the Leader allows, and says how many are in", () => {
  const [shelf] = builder.shelves(strawHats);
  expect(shelf?.isFull).toBe(true);
  expect(shelf?.items.find(({ name }) => name === "Nami")).toMatchObject({ count: 4, most: 4 });
  expect(shelf?.items.some(({ id }) => id === "OP01-064")).toBe(false);
});
