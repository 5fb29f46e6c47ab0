import { type ImperialAssault, imperialAssaultDeclared } from "@riposte/imperial-assault";
import { type Behaviour, declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game, startMatch } from "@riposte/kernel/run";
import { attackOdds, type Surge, surgeDeclared } from "@riposte/surge";
import { beforeAll, expect, test } from "vitest";
import { duelOf } from "../../../src/games/imperial-assault/duel.js";
import {
  imperialAssaultContext as context,
  imperialAssaultGame as entry,
  oddsAtTable,
} from "../../../src/games/imperial-assault/index.js";

const declared = declarePlugin({
  name: "sharp-eyes",
  version: "0.1.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, ">=0.0.0"), needs<Surge>(surgeDeclared, ">=0.0.0")],
});
interface Sharp extends Owns<typeof declared> {}

let plain: Game;
beforeAll(() => {
  const composed = entry.compose(["power-tokens", "surge"]);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  plain = composed.game;
});

const gameWith = (behaviour: Omit<Behaviour<Sharp>, "effects">): Game =>
  composeList([...plain.plugins, definePlugin<Sharp>(declared, { effects: {}, ...behaviour }) as AnyPlugin]);

const attack = { attacker: "stormtrooper-elite", defender: "rebel-trooper", distance: 4 };

/** Five hits for one surge, granted when an attack is declared. */
const granting = () =>
  gameWith({
    on: {
      "attack:declared": ({ attacker }, match) =>
        match.queue({ type: "surge:grant", figure: attacker, surges: [{ hit: 5 }], until: "attack", by: "Sharp eyes" }),
    },
  });

test.each([
  attack,
  { ...attack, focused: true, hidden: true, defenderHidden: true },
  { ...attack, weakened: true, defenderWeakened: true, distance: 7 },
  { attacker: "at-st", defender: "rebel-trooper", distance: 3 },
  { attacker: "rebel-trooper", defender: "at-st" },
])("an attack that is set up and read comes to what it comes to without a match: %j", (query) => {
  const { odds, notCounted } = oddsAtTable(plain, query);
  const without = attackOdds(context(), query);
  expect(odds.expected).toBeCloseTo(without.expected, 9);
  expect(odds).toMatchObject({ pool: without.pool, defense: without.defense, needed: without.needed });
  expect(notCounted).toEqual([]);
});

test("surges that a plugin of another author grants are bought", () => {
  const { odds, notCounted } = oddsAtTable(granting(), attack);
  expect(odds.expected).toBeGreaterThan(attackOdds(context(), attack).expected);
  expect(odds.spends.at(-1)?.surge).toBe("+5 hit");
  expect(notCounted).toEqual([]);
});

test("they are priced when the dice lie, each with what it leads to", () => {
  const { setup, targetSpace } = duelOf(attack);
  const game = granting();
  const priced = Array.from({ length: 12 }, (_, seed) => {
    const match = startMatch(game, { setup, seed, hold: "auto" });
    match.answer(0, `attack:defender:${targetSpace}`);
    const { "Sharp eyes:0": bought, pass } = entry.outlook?.(match, 0)?.answers ?? {};
    return [bought?.defeat, pass?.defeat];
  });
  // what missed stays missed, and without a surge none is asked for
  expect(priced).toContainEqual([1, 0]);
  expect(priced.some(([bought = 0, declined = 0]) => bought < declined)).toBe(false);
});

test("what it offers itself where surges are bought is named", () => {
  const { notCounted } = oddsAtTable(gameWith({ offer: { "attack:surges": () => [] } }), attack);
  expect(notCounted).toEqual([{ by: "sharp-eyes", gist: "attack:surges" }]);
});
