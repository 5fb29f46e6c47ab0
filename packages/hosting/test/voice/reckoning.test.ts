import { expect, test } from "vitest";
import { imperialAssaultGame } from "../../src/games/imperial-assault/index.js";
import { luckiestIn } from "../../src/voice/luck.js";
import { talliesOf } from "../../src/voice/tally.js";

const { voice } = imperialAssaultGame;
const slices = { "imperial-assault": { figures: { a: { seat: 0 }, b: { seat: 1 } } } };
const step = (type: string, payload: unknown) => ({ by: 0, events: [{ type, payload }] });

test("damage counts for whoever dealt it, losses for whoever had them", () => {
  const steps = [
    step("attack:declared", { attacker: "a", defender: "b", type: "ranged" }),
    step("figure:damaged", { figure: "b", amount: 3, by: "a" }),
    step("figure:fell", { figure: "b", seat: 1 }),
  ];
  expect(talliesOf(voice, steps, slices, 2)).toEqual([
    { label: "damage dealt", counts: [3, 0] },
    { label: "attacks", counts: [1, 0] },
    { label: "figures lost", counts: [0, 1] },
    { label: "cards played", counts: [0, 0] },
  ]);
});

test("what was done by and to figures that have fallen counts too", () => {
  const steps = [
    step("attack:declared", { attacker: "0.riot-trooper.2.1", defender: "1.wookiee.0.1", type: "melee" }),
    step("figure:damaged", { figure: "1.wookiee.0.1", amount: 4, by: "0.riot-trooper.2.1" }),
  ];
  const [dealt, attacks] = talliesOf(voice, steps, slices, 2);
  expect([dealt?.counts, attacks?.counts]).toEqual([
    [4, 0],
    [1, 0],
  ]);
});

test("the luckiest roll is the one with the smallest exact chance of as many hits, or as many blocks", () => {
  const roll = (...dice: readonly (readonly [string, number])[]) =>
    step("attack:rolled", { dice: dice.map(([die, face]) => ({ die, face })) });
  // a red die has two faces with 3 hits
  const found = luckiestIn(voice, [roll(["red", 0], ["black", 0]), roll(["red", 5], ["red", 5]), roll(["red", 5])]);
  expect(found).toMatchObject({ step: 1, words: "6 hits with red, red" });
  expect(found?.chance).toBeCloseTo(1 / 9);
  expect(luckiestIn({}, [roll(["red", 5])])).toBeUndefined();
});
