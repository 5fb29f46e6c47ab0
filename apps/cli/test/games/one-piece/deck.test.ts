import { expect, test } from "vitest";
import { riposte, scratchFile } from "../../riposte.js";

test("a ready deck is written as text, which is read back as the same deck", async () => {
  const { code, out } = await riposte(["deck", "straw-hats"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^1xOP01-003\n4xOP01-006\n/);
  const again = await riposte(["deck", scratchFile("copy.txt", out)]);
  expect(again).toEqual({ code: 0, out, err: "" });
});

test("a deck as JSON goes both ways", async () => {
  const { out } = await riposte(["deck", "beasts", "--json"]);
  const { code, out: text } = await riposte(["deck", scratchFile("beasts.json", out)]);
  expect(code).toBe(0);
  expect(text).toMatch(/^1xOP01-061\n/);
});

test("everything wrong with a deck is said, and ends with 1", async () => {
  const file = scratchFile("short.txt", "1xOP01-003\n5xOP01-006\n4xOP01-100\n2xOP01-998\n");
  const { code, err } = await riposte(["deck", file]);
  expect(code).toBe(1);
  expect(err.trimEnd().split("\n")).toEqual([
    expect.stringContaining("Line 4: There is no card OP01-998."),
    "The deck has 9 cards, not 50: add 41.",
    "OP01-006 Otama is in the deck 5 times, at most 4 are allowed.",
    expect.stringContaining("OP01-100 Kurozumi Higurashi is "),
    "Cards of other sets come from riposte op import and --cards DIR.",
  ]);
});

test("a deck is checked by the lists of a day, which are named", async () => {
  const by = (...words: string[]) => riposte(["deck", "straw-hats", ...words]);
  const { code, err } = await by("--regulation", "standard", "--on", "2026-11-01");
  expect(code).toBe(1);
  expect(err).toContain("OP01-006 Otama is of block 1, not of 2 or later (Standard Regulation from 10 April 2026).");
  expect(await by("--regulation", "extra", "--on", "2026-11-01")).toMatchObject({ code: 0, err: "" });
  expect((await by("--regulation", "standard", "--on", "2020-01-01")).err).toContain(
    "No standard list is known for 2020-01-01: the first one counts from 2026-04-10.",
  );
  expect((await by("--regulation", "standart")).err).toContain('Did you mean "standard"?');
});

test("a deck nobody knows is a mistake that names the nearest", async () => {
  const { code, err } = await riposte(["deck", "straw-hat"]);
  expect(code).toBe(2);
  expect(err).toContain('Did you mean "straw-hats"?');
});

test("a deck in numbers: curve, counters, exact odds of the first hand and of Triggers", async () => {
  const { code, out } = await riposte(["deck", "straw-hats", "--stats"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^50 cards: \d+ Characters, \d+ Events, \d+ Stages?; average cost \d\.\d\d\n/);
  expect(out).toMatch(/OP01-006 Otama +4 cards +35\.3 % +58\.1 %/);
  expect(out).toMatch(/Triggers: \d+ in the deck; in 4 Life cards/);
});

test("a list as a tournament site exports it is read, the Leader at its end", async () => {
  const file = scratchFile(
    "site.deck",
    "Deck (8)\n4 Otama (OP01-006)\nOP01-016 x4\n\nLeader\n1 Monkey.D.Luffy [OP01-003]\n",
  );
  const { out, err } = await riposte(["deck", file]);
  expect(out).toBe("1xOP01-003\n4xOP01-006\n4xOP01-016\n");
  expect(err).toBe("The deck has 8 cards, not 50: add 42.\n");
});
