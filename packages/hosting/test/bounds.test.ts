import { AnswerSchema, PolicyChange } from "@riposte/kernel/run";
import { unboundedIn } from "@riposte/testing";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { GAMES } from "../src/index.js";

describe("nothing a stranger writes is without an upper bound", () => {
  test.each(GAMES.map((info) => [info.title, info] as const))("in a setup or position of %s", async (_title, info) => {
    const { setupSchema } = await info.load();
    expect(unboundedIn(setupSchema)).toEqual([]);
  });

  test("in an answer or a policy of any game", () => {
    expect(unboundedIn(AnswerSchema)).toEqual([]);
    expect(unboundedIn(PolicyChange)).toEqual([]);
  });
});

test("a bound that is missing is found, however deep", () => {
  const open = z.strictObject({
    count: z.int(),
    deep: z.array(z.union([z.string().max(5), z.looseObject({ more: z.record(z.string().max(9), z.boolean()) })])),
  });
  expect(unboundedIn(open)).toEqual([
    ".count: a number of any size",
    ".deep: a list of any length",
    ".deep[].more: a table of any size",
    ".deep[].*: anything",
  ]);
});

test.each([
  ["one-piece", { decks: ["1xOP01-003\n140000000xOP01-016", "1xOP01-003"] }],
  ["one-piece", { decks: [{ leader: "OP01-003", cards: { "OP01-016": 1e9 } }, "red"] }],
  [
    "imperial-assault",
    {
      armies: [
        { id: "a", name: "A", army: { affiliation: "rebel", cards: [{ card: "x", count: 1e9 }] }, deck: { cards: [] } },
        "b",
      ],
    },
  ],
])("a setup of %s beyond its bounds is refused at once", async (id, setup) => {
  const entry = await GAMES.find((info) => info.id === id)?.load();
  const { startMatch } = await import("@riposte/kernel/run");
  const composed = entry?.compose();
  if (composed?.ok !== true) throw new Error("does not compose");
  const began = performance.now();
  expect(() => startMatch(composed.game, { setup })).toThrow();
  expect(performance.now() - began).toBeLessThan(1000);
});
