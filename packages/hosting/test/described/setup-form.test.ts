import { expect, test } from "vitest";
import { z } from "zod";
import { formOf } from "../../src/described/setup-form.js";

test("a field with few values is an option, with its default and its description", () => {
  const schema = z.strictObject({
    players: z.int().min(2).max(4).default(3).describe("how many play"),
    pace: z.enum(["slow", "quick"]),
    handSize: z.int().min(5).max(6).optional(),
    open: z.boolean().default(true),
  });
  expect(formOf(schema)).toEqual([
    { key: "players", values: [2, 3, 4], otherwise: 3, help: "how many play" },
    { key: "pace", values: ["slow", "quick"], otherwise: "slow", help: "the pace" },
    { key: "handSize", values: [5, 6], otherwise: 5, help: "the hand size" },
    { key: "open", values: [false, true], otherwise: true, help: "the open" },
  ]);
});

test("one that cannot be listed is left to the command line", () => {
  expect(
    formOf(z.strictObject({ decks: z.array(z.string()), name: z.string(), many: z.int().min(0).max(900) })),
  ).toEqual([]);
  expect(formOf(undefined)).toEqual([]);
});
