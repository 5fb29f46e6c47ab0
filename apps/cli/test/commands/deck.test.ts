import { expect, test } from "vitest";
import { riposte, scratchFile } from "../riposte.js";

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
    "The deck has 9 cards, not 50.",
    "OP01-006 Otama is in the deck 5 times, at most 4 are allowed.",
    expect.stringContaining("OP01-100 Kurozumi Higurashi is "),
  ]);
});

test("a deck nobody knows is a mistake that names the nearest", async () => {
  const { code, err } = await riposte(["deck", "straw-hat"]);
  expect(code).toBe(2);
  expect(err).toContain('Did you mean "straw-hats"?');
});
