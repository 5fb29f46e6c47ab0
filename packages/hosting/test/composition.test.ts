import { finished } from "@riposte/finished";
import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { expect, test } from "vitest";
import { composer } from "../src/composition.js";
import { finishedFacts } from "../src/games/finished/facts.js";

const chocolate = declarePlugin({ name: "chocolate", version: "0.1.0" });
interface Chocolate extends Owns<typeof chocolate> {}
const biscuits = declarePlugin({ name: "biscuits", version: "0.1.0", requires: [needs(chocolate, "^0.1")] });
interface Biscuits extends Owns<typeof biscuits> {}

const compose = composer(() => finished(finishedFacts), {
  chocolate: () => definePlugin<Chocolate>(chocolate, { effects: {} }),
  biscuits: () => definePlugin<Biscuits>(biscuits, { effects: {} }),
});

test("a choice of plugins that lacks one is refused in a sentence that names both", () => {
  expect(compose(["biscuits"])).toEqual({
    ok: false,
    problems: ['Plugin "biscuits" needs "chocolate" ^0.1. Pick that one too, or leave this one out.'],
  });
});

test("an unknown plugin is refused with the known ones", () => {
  expect(compose(["milk"])).toEqual({
    ok: false,
    problems: ['There is no plugin "milk" here. Known are: chocolate, biscuits.'],
  });
});

test("the same choice in any order is the same game", () => {
  const one = compose(["chocolate", "biscuits"]);
  expect(one.ok).toBe(true);
  expect(compose(["biscuits", "chocolate"])).toBe(one);
});
