import { finished } from "@riposte/finished";
import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, startMatch } from "@riposte/kernel/run";
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

test("what has plugins of other authors is checked while it is played, also in production; what is all ours is not", () => {
  const production = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    const clock = declarePlugin({ name: "clock", version: "0.1.0" });
    const guest = definePlugin<Owns<typeof clock>>(clock, {
      effects: {},
      on: { "kernel:answered": () => void Date.now() },
    }) as AnyPlugin;
    const answered = (guests: readonly AnyPlugin[]) => {
      const composed = compose([], guests);
      if (!composed.ok) throw new Error(composed.problems.join(" "));
      const match = startMatch(composed.game, { seed: 1 });
      return match.answer(0, match.decision?.at(0) ?? "");
    };
    expect(answered([])).toMatchObject({ ok: true });
    expect(answered([guest])).toMatchObject({ ok: false, code: "HANDLER_IMPURE" });
  } finally {
    process.env.NODE_ENV = production;
  }
});
