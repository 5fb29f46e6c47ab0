import type { Effect } from "@riposte/kernel";
import { CardFacts } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { type TrialOptions, tryAbilities } from "../../src/index.js";

const foe = (more: object = {}) => ({ side: "opponent", zones: ["characters"], count: { upTo: 1 }, ...more });
const small = foe({ filter: { cost: { max: 3 } } });
const discard = {
  type: "op:move",
  target: { side: "you", zones: ["hand"], count: { exactly: 1 } },
  to: { zone: "trash" },
};

const trialOf = (steps: readonly object[], options: TrialOptions = {}, more: object = {}) => {
  const facts = CardFacts.parse({
    id: "T01-001",
    name: "Sailor",
    kind: "Character",
    colors: ["red"],
    types: ["Crew"],
    cost: 2,
    power: 3000,
    abilities: [{ timing: "onPlay", steps, ...more }],
  });
  return tryAbilities(facts, options)[0];
};

/** A game in which one effect is carried out otherwise. */
const altered = (type: string, change: (effect: never) => object): TrialOptions => ({
  alter: (game) => {
    const ops = [...game.ops].map(([name, op]) => {
      if (name !== type) return [name, op] as const;
      const run: typeof op.run = (slice, effect, match) => op.run(slice, change(effect as never) as Effect, match);
      return [name, { ...op, run }] as const;
    });
    return { ...game, ops: new Map(ops) };
  },
});

const power = { type: "op:give", target: foe(), power: -2000, for: "thisTurn" };
const search = {
  type: "op:look",
  zone: "deck",
  count: 4,
  take: [{ filter: { cost: { max: 5 } }, count: { upTo: 1 }, to: { zone: "hand" } }],
  rest: { to: "bottom", order: "any" },
};

test.each([
  ["cards drawn", [{ type: "op:draw", count: 2 }]],
  ["power taken", [power]],
  ["targets and their limits", [{ type: "op:ko", target: small }]],
  ["cards discarded", [discard]],
  ["cards looked at and taken", [search]],
  ["DON!! added", [{ type: "op:addDon", count: 1, upTo: true, state: "rested" }]],
])("%s are compared with what an ability says", (_name, steps) => {
  const trial = trialOf(steps);
  expect(trial).toMatchObject({ ran: true, changed: true, wrong: [] });
  expect(trial?.numbers).toBeGreaterThan(0);
});

test.each<[string, readonly object[], string, (effect: never) => object, RegExp]>([
  [
    "a card more is drawn",
    [{ type: "op:draw", count: 2 }],
    "deck:draw",
    (effect: { count: number }) => ({ ...effect, count: effect.count + 1 }),
    /draw 2, seen 3/,
  ],
  [
    "less power is taken",
    [power],
    "cards:mark",
    (effect: { mark: object }) => ({ ...effect, mark: { ...effect.mark, amount: -1000 } }),
    /power/,
  ],
  [
    "a dearer card is chosen",
    [{ type: "op:ko", target: small }],
    "op:ko",
    (effect: object) => ({ ...effect, target: foe({ filter: { cost: { min: 4 } } }) }),
    /within .*"max":3/,
  ],
  [
    "one too many is chosen",
    [{ type: "op:ko", target: foe() }],
    "op:ko",
    (effect: object) => ({ ...effect, target: foe({ count: "all" }) }),
    /at most 1, seen [23]/,
  ],
  [
    "a card more is looked at",
    [search],
    "op:look",
    (effect: object) => ({ ...effect, count: 5 }),
    /looked at 4, seen 5/,
  ],
  [
    "no DON!! is added",
    [{ type: "op:addDon", count: 1, state: "rested" }],
    "don:add",
    (effect: object) => ({ ...effect, count: 0 }),
    /added 1, seen 0/,
  ],
])("it is a failure if %s", (_name, steps, type, change, said) => {
  expect(trialOf(steps, altered(type, change))?.wrong.join("\n")).toMatch(said);
});

test("an ability that acts although the number in its condition does not hold is a failure", () => {
  const few = { number: { size: "trash", side: "you" }, max: 3 };
  const guarded = [{ type: "op:if", condition: few, steps: [{ type: "op:draw", count: 1 }] }];
  expect(trialOf(guarded)).toMatchObject({ changed: true, wrong: [] });
  const blind = altered("op:if", (effect: object) => ({ ...effect, condition: { not: { turn: "opponent" } } }));
  expect(trialOf(guarded, blind)?.wrong.join("\n")).toMatch(/"max":3/);
});

test("what a static ability adds is compared with its number", () => {
  const steps = [{ type: "op:give", target: { ref: "self" }, power: 1000 }];
  expect(trialOf(steps, {}, { timing: "static" })).toMatchObject({ changed: true, numbers: 1, wrong: [] });
});
