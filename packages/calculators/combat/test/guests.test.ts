import { type Behaviour, declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import { meanOf, type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { type Mode, runCombatForUnit, withGuests } from "../src/index.js";
import { optionsOf, profilesOf, unitsOf } from "./duel.js";

const declared = declarePlugin({
  name: "steady-hands",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, ">=0.0.0")],
});
interface Steady extends Owns<typeof declared> {}

const guest = (behaviour: Omit<Behaviour<Steady>, "effects">): AnyPlugin =>
  definePlugin<Steady>(declared, { effects: {}, ...behaviour }) as AnyPlugin;

/** Every hit roll is one better. */
const steady = guest({
  on: {
    "attack:gathering": (_event, match) =>
      match.queue({
        type: "attack:contribute",
        facts: [{ fact: "roll", roll: "hit", add: 1, by: "Steady hands", from: "unit" }],
      }),
  },
});

const duel = { guns: 4, weapon: { A: 3, skill: 4 } };

function resolved(guests: readonly AnyPlugin[], mode: Exclude<Mode, { readonly mode: "roll" }> = { mode: "exact" }) {
  const { attacker, defender } = unitsOf(duel);
  const options = optionsOf(duel);
  const rules = withGuests(options.rules, guests);
  return runCombatForUnit(attacker, defender, profilesOf(duel), { ...options, rules, ...mode });
}

test("what a plugin of another author says of an attack counts in exact odds, and is rolled in plays", () => {
  const [plain, better] = [resolved([]), resolved([steady])];
  expect(meanOf(plain.odds.hits)).toBeCloseTo(6);
  expect(meanOf(better.odds.hits)).toBeCloseTo(8);
  expect(better.descriptions[0]?.hit.because).toMatchObject([{ by: "Steady hands" }]);
  const played = resolved([steady], { mode: "simulate", runs: 300, seed: 1 });
  expect(Math.abs(meanOf(played.odds.hits) - 8)).toBeLessThan(0.5);
});

test("what it does that no number says is named beside them", () => {
  const late = guest({ on: { "hits:rolled": () => undefined }, veto: { "attack:reroll": () => "no luck" } });
  expect(resolved([late]).descriptions[0]?.uncounted).toEqual([
    { by: "steady-hands", gist: "hits:rolled" },
    { by: "steady-hands", gist: "attack:reroll" },
  ]);
});

test("without plugins of others the rules are what they are", () => {
  const { rules } = optionsOf(duel);
  expect(withGuests(rules, [])).toBe(rules);
});
