import { damageOdds, greedyBot, waryBot } from "@riposte/imperial-assault";
import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { attackOdds, surgeKnowledge } from "../src/index.js";
import { context, game, setupOf } from "./position.js";

const plan = { distance: 4, attackerConditions: [], defenderConditions: [] } as const;

test.each([
  ["thrawn", "ezra-bridger"],
  ["stormtrooper-elite", "rebel-trooper"],
  ["darth-vader", "luke-skywalker"],
])("bots expect of %s at %s the damage that surges make of it", (attacker, defender) => {
  const distance = context.body(attacker).attack?.type === "melee" ? 1 : plan.distance;
  const expected = damageOdds(context, surgeKnowledge)({ ...plan, distance, attacker, defender });
  const { damage } = attackOdds(context, { attacker, defender, distance });
  expect(expected).toHaveLength(damage.length);
  for (const [amount, { chance }] of damage.entries()) expect(expected[amount]).toBeCloseTo(chance, 10);
});

describe("at the surge step", () => {
  // blue 1 surge, green 1 surge, yellow 2 hits; black 1 block
  const chance = scriptedChance({ dice: [0, 0, 4, 0] });
  const setup = setupOf({ attacker: "thrawn", target: "ezra-bridger" });
  const match = startMatch(game, { setup, seed: 1, hold: "auto", chance });
  match.answer(0, "attack:target:e1");
  const { seen } = match;

  test("bots that know surges buy what helps most for its price", () => {
    const bots = [greedyBot(context, surgeKnowledge), waryBot(context, surgeKnowledge)];
    expect(bots.map((bot) => bot.answer(seen))).toEqual(["thrawn:1", "thrawn:1"]);
  });

  test("others take what is offered first", () => {
    expect(greedyBot(context).answer(seen)).toBe("thrawn:0");
  });
});
