import { expect, test } from "vitest";
import { z } from "zod";
import { composeList, effectProblems, wiredStatus } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type Effect, type Schema } from "../../src/index.js";
import { coin } from "../fixtures/coin.js";

const hits = definePlugin(
  declarePlugin({
    name: "hits",
    version: "0.1.0",
    effects: {
      hit: z.strictObject({ amount: z.number() }),
      either: (effect: Schema<Effect>) => z.strictObject({ options: z.array(effect as unknown as z.ZodType<Effect>) }),
    },
  }),
  { effects: { hit: () => undefined, either: () => undefined } },
);
const game = composeList([coin, hits]);

test("all problems of effects read from data are found at once, with their path and the name that was meant", () => {
  const steps = [
    { type: "hit", amount: "two" },
    { type: "hitt", amount: 2 },
    { type: "hit", amuont: 2 },
  ];
  const problems = effectProblems(game, steps, "cards.json");
  expect(problems.join("\n")).toContain("cards.json[0].amount");
  expect(problems.join("\n")).toContain('cards.json[1].type: No plugin owns the effect "hitt". Did you mean "hit"?');
  expect(problems.join("\n")).toContain('Did you mean "amount"?');
});

test("an effect that holds effects checks them too", () => {
  expect(effectProblems(game, [{ type: "either", options: [{ type: "hit", amount: 1 }] }], "x")).toEqual([]);
  expect(effectProblems(game, [{ type: "either", options: [{ type: "fly" }] }], "x")[0]).toContain(
    "x[0].options[0].type",
  );
});

test("wired status is computed: every step owned, some by hand, or none", () => {
  const { abilities, problems } = wiredStatus(game, [
    { id: "strike", steps: [{ type: "hit" }] },
    { id: "ponder", steps: [{ type: "hit" }, { type: "kernel:manual" }] },
    { id: "nested", steps: [{ type: "either", options: [{ type: "fly" }] } as Effect], typed: "wired" },
    { id: "blank", steps: [] },
  ]);
  expect(abilities.map(({ status }) => status)).toEqual(["wired", "partial", "unwired", "unwired"]);
  expect(abilities[2]?.unowned).toEqual(["fly"]);
  expect(problems).toEqual(['"nested" says it is wired, but it is unwired. Leave the status out of the data.']);
});
