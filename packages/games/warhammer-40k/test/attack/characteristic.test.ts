import { expect, test } from "vitest";
import { type AttackFact, fixed, type StatChange, settle, tenth } from "../../src/index.js";
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
