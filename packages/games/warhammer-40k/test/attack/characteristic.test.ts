import { expect, test } from "vitest";
import { type AttackFact, fixed, rollCharacteristic, type StatChange, settle, tenth } from "../../src/index.js";
import { queryOf } from "../position.js";

const change = (op: StatChange["op"], amount: number, stat: StatChange["stat"] = "D"): AttackFact => ({
  fact: "stat",
  by: `${op} ${amount}`,
  from: "unit",
  stat,
  op,
  amount: fixed(amount),
});

/** The damage of a weapon after changes, dice aside. */
function damage(D: number, ...facts: readonly AttackFact[]): number {
  const law = tenth.describe(queryOf({ weapon: { D } }), facts).defences[0]?.damage;
  if (law === undefined) throw new Error("no target");
  return evaluate(law);
}

function evaluate({ base, changes }: { base: { plus: number }; changes: readonly StatChange[] }): number {
  return settle(
    base.plus,
    changes,
    changes.map(({ amount }) => amount.plus),
  );
}

test("Melta into half damage is D/2 + X: division comes before addition", () => {
  expect(damage(6, change("add", 2), change("divide", 2))).toBe(5);
});

test("Melta into 'change Damage to 1' is 1 + X: replacing comes first", () => {
  expect(damage(6, change("add", 2), change("set", 1))).toBe(3);
});

test("half damage rounds up, once, at the end", () => {
  expect(damage(3, change("divide", 2))).toBe(2);
  expect(damage(3, change("divide", 2), change("subtract", 1))).toBe(1);
});

test("-1 Damage leaves at least 1", () => {
  expect(damage(1, change("subtract", 1))).toBe(1);
  expect(damage(2, change("subtract", 1))).toBe(1);
});

test("Damage set to 0 is 0", () => {
  expect(damage(3, change("set", 0))).toBe(0);
});

test("nothing but a Damage set to 0 falls below 1", () => {
  expect(damage(3, change("set", 0), change("subtract", 1))).toBe(0);
  expect(damage(5, change("set", 1), change("subtract", 1))).toBe(1);
  expect(damage(1, change("subtract", 1), change("add", 0))).toBe(1);
});

/** What a weapon with this Damage does whose dice show these faces, one re-roll allowed. */
function rolledAgain(dice: "any" | "ones", D: string, ...faces: number[]): number {
  const law = tenth.describe(queryOf({ weapon: { D } }), []).defences[0]?.damage;
  return rollCharacteristic(law as never, () => faces.shift() as number, dice);
}

test("a roll of 1 that may be made again is, and no other", () => {
  expect(rolledAgain("ones", "D6+2", 1, 2)).toBe(4);
  expect(rolledAgain("ones", "D6", 2, 6)).toBe(2);
});

test("a roll that may be made again is, where it came below its average", () => {
  const rerolled = (D: string, ...faces: number[]) => rolledAgain("any", D, ...faces);
  expect(rerolled("D6", 3, 6)).toBe(6);
  expect(rerolled("D6", 4, 6)).toBe(4);
  expect(rerolled("D6+2", 3, 6)).toBe(8);
  expect(rerolled("2D6", 4, 3, 6, 6)).toBe(7);
  expect(rerolled("2", 6)).toBe(2);
});

test("a printed D6+2 is halved as a whole", () => {
  const law = tenth.describe(queryOf({ weapon: { D: "D6+2" } }), [change("divide", 2)]).defences[0]?.damage;
  const halves = [1, 2, 3, 4, 5, 6].map((face) => rollCharacteristic(law as never, () => face));
  expect(halves).toEqual([2, 2, 3, 3, 4, 4]);
});

test("Attacks, Strength, Toughness and Damage are at least 1", () => {
  const facts = (["A", "S", "T", "D"] as const).map((stat) => change("subtract", 9, stat));
  const { attacks, strength, toughness, defences } = tenth.describe(queryOf({}), facts);
  expect(strength.value).toBe(1);
  expect(toughness.value).toBe(1);
  expect([attacks, defences[0]?.damage].map((law) => rollCharacteristic(law as never, () => 1))).toEqual([1, 1]);
});

test("AP that is set is changed further by what comes after", () => {
  const { armourPenetration } = tenth.describe(queryOf({ weapon: { AP: -4 } }), [
    change("set", -1, "AP"),
    change("subtract", 1, "AP"),
  ]);
  expect(armourPenetration.value).toBe(-2);
});

test("BS and Sv are never better than 2+, AP is never positive", () => {
  const better = tenth.describe(queryOf({ weapon: { AP: -1 } }), [
    change("subtract", 4, "skill"),
    change("subtract", 4, "Sv"),
    change("add", 3, "AP"),
  ]);
  expect(better.skill.value).toBe(2);
  expect(better.armourPenetration.value).toBe(0);
  expect(better.defences[0]?.save.armour).toBe(2);
});
