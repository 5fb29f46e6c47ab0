import { oddsOf } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type AttackQuery, attackOdds } from "../src/index.js";
import { context, game, setupOf } from "./position.js";

type State = ReturnType<typeof startMatch>["state"];
interface Table {
  readonly attacks: readonly unknown[];
  readonly figures: Readonly<Record<string, { readonly damage: number }>>;
}
const tableOf = (state: State) => (state.slices as unknown as { "imperial-assault": Table })["imperial-assault"];

/** Chances by damage. */
type Chances = readonly number[];
const meanOf = (chances: Chances) => chances.reduce((sum, chance, damage) => sum + chance * damage, 0);

/** What the attacker's best answers lead to while the attack goes on: rerolls and surges that do most damage on average. */
function bestFrom(state: State, card: string): Chances {
  const table = tableOf(state);
  if (table.attacks.length === 0) return Object.assign([], { [table.figures.target?.damage ?? 0]: 1 });
  const surges = context.body(card).surges.map((_, index) => `${card}:${index}`);
  const tries = ["pass", ...surges, "professional:0", "professional:1"].flatMap((answer) => {
    try {
      return [mixed(oddsOf(game, state, [{ seat: 0, answer }]), card)];
    } catch (error) {
      expect(error).toMatchObject({ code: "NOT_AN_OPTION" });
      return [];
    }
  });
  return tries.reduce((best, other) => (meanOf(other) > meanOf(best) ? other : best));
}

function mixed(odds: ReturnType<typeof oddsOf>, card: string): Chances {
  const chances: number[] = [];
  for (const { value, weight, of } of odds) {
    for (const [damage, chance = 0] of [...bestFrom(value, card)].entries())
      chances[damage] = (chances[damage] ?? 0) + (chance * Number(weight)) / Number(of);
  }
  return [...chances].map((chance = 0) => chance);
}

/** The distribution of damage, by playing every roll of the real match. */
function playedOdds(
  attacker: string,
  target: string,
  at: string,
  conditions: Readonly<Record<string, readonly string[]>>,
) {
  const { attacker: own = [], target: theirs = [] } = conditions;
  const setup = setupOf({ attacker, target, at, attackerIs: { conditions: own }, targetIs: { conditions: theirs } });
  const { state } = startMatch(game, { setup, seed: 1, hold: "auto" });
  return mixed(oddsOf(game, state, [{ seat: 0, answer: `attack:target:${at.split("+")[0]}` }]), attacker);
}

describe("odds are those of play", () => {
  test.each([
    ["stormtrooper-elite", "fifth-brother", "h1", 4, {}, {}],
    ["stormtrooper-elite", "fifth-brother", "g1", 3, { target: ["hide"] }, { defenderHidden: true }],
    [
      "0-0-0",
      "fifth-brother",
      "e1",
      1,
      { attacker: ["weaken"], target: ["weaken"] },
      { weakened: true, defenderWeakened: true },
    ],
    ["royal-guard", "gaarkhan", "f1", 2, { attacker: ["hide"] }, { hidden: true }],
    ["gamorrean-guard", "ezra-bridger", "e1", 1, {}, {}],
    ["gamorrean-guard-elite", "bantha-rider", "e1+f1+g1+e2+f2+g2", 1, {}, {}],
  ] as const)("%s against %s on %s", (attacker, defender, at, distance, conditions, query) => {
    const odds = attackOdds(context, { attacker, defender, distance, ...(query as Partial<AttackQuery>) });
    const played = playedOdds(attacker, defender, at, conditions);
    expect(odds.damage.map(({ damage }) => damage)).toEqual(played.map((_, damage) => damage));
    for (const [damage, chance] of played.entries()) expect(odds.damage[damage]?.chance).toBeCloseTo(chance, 12);
  });
});

describe("odds", () => {
  const shot: AttackQuery = { attacker: "stormtrooper-elite", defender: "stormtrooper-elite", distance: 4 };

  test("chances add up to 1, and the expected damage is their mean", () => {
    const { damage, expected, miss, misses } = attackOdds(context, shot);
    expect(damage.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(damage.reduce((sum, each) => sum + each.damage * each.chance, 0)).toBeCloseTo(expected, 12);
    expect(misses.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(miss, 12);
  });

  test("surges go to accuracy where it is needed, and to hits where it is not", () => {
    const near = attackOdds(context, { ...shot, distance: 1 });
    const far = attackOdds(context, { ...shot, distance: 6 });
    expect(near.spends[0]).toEqual({ surge: "+3 accuracy", cost: 1, chance: 0 });
    expect(far.spends[0]?.chance).toBeGreaterThan(0.2);
    expect(far.miss).toBeGreaterThan(near.miss);
  });

  test("a white die misses one time in six by itself", () => {
    expect(attackOdds(context, { attacker: "darth-vader", defender: "ezra-bridger" }).misses).toEqual([
      { reason: "dodge", chance: expect.closeTo(1 / 6, 12) },
    ]);
  });

  test("Focused adds a green die", () => {
    const focused = attackOdds(context, { ...shot, focused: true });
    expect(focused.pool).toEqual(["blue", "green", "green"]);
    expect(focused.expected).toBeGreaterThan(attackOdds(context, shot).expected);
  });

  test("free dice are the ones that do most damage on average", () => {
    const near = attackOdds(context, { attacker: "ig-88", defender: "darth-vader", distance: 1 });
    const far = attackOdds(context, { attacker: "ig-88", defender: "darth-vader", distance: 9 });
    expect(near.pool).toContain("red");
    expect(far.pool).toEqual(["blue", "blue"]);
    const given = attackOdds(context, { attacker: "ig-88", defender: "darth-vader", pool: ["green", "green"] });
    expect(given.expected).toBeLessThanOrEqual(near.expected);
  });

  test("a card without an attack of its own needs a pool", () => {
    const unarmed = Object.values(context.facts.deployment).find((card) => "attack" in card && card.attack === null);
    expect(() => attackOdds(context, { attacker: unarmed?.id ?? "", defender: "darth-vader" })).toThrow(/give a pool/);
  });

  test("the largest printed pool takes about a second at most", () => {
    const start = performance.now();
    attackOdds(context, { attacker: "general-weiss", defender: "darth-vader", distance: 5, focused: true });
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
