import { describe, expect, test } from "vitest";
import { type AttackFact, isRerolled, judge, settleAttack, tenth } from "../../src/index.js";
import { type Duel, queryOf } from "../position.js";

const source = { by: "a rule", from: "unit" } as const;
const toHit = (add: number): AttackFact => ({ fact: "roll", ...source, roll: "hit", add });
const toWound = (add: number): AttackFact => ({ fact: "roll", ...source, roll: "wound", add });

const described = (facts: readonly AttackFact[], duel: Duel = {}) => tenth.describe(queryOf(duel), facts);
const verdicts = (facts: readonly AttackFact[], duel: Duel = {}) =>
  [1, 2, 3, 4, 5, 6].map((face) => judge(described(facts, duel).hit, face));

describe("modifiers", () => {
  test("are summed, then clamped once: +1 +1 -1 is +1", () => {
    expect(described([toHit(1), toHit(1), toHit(-1)]).hit.modifier).toBe(1);
    expect(described([toWound(-1), toWound(-1), toWound(-1)]).wound.modifier).toBe(-1);
  });

  test("and an improved characteristic both apply", () => {
    const improved: AttackFact = {
      fact: "stat",
      ...source,
      stat: "skill",
      op: "subtract",
      amount: { dice: 0, sides: 6, plus: 1 },
    };
    expect(described([improved, toHit(1)]).hit).toMatchObject({ needed: 2, modifier: 1 });
  });
});

describe("unmodified rolls", () => {
  test("of 1 always fail and of 6 are always critical", () => {
    expect(verdicts([toHit(1)], { weapon: { skill: 2 } })[0]).toBe("fail");
    expect(verdicts([toHit(-1)], { weapon: { skill: 6 } })[5]).toBe("critical");
  });

  test("of 5+ that score a Critical Hit hit whatever the skill", () => {
    const critical: AttackFact = { fact: "critical", ...source, roll: "hit", on: 5, ifSuccessful: false };
    expect(verdicts([critical], { weapon: { skill: 6 } })).toEqual([
      "fail",
      "fail",
      "fail",
      "fail",
      "critical",
      "critical",
    ]);
  });

  test("that must be successful to be critical do not hit by themselves", () => {
    const conversion: AttackFact = { fact: "critical", ...source, roll: "hit", on: 4, ifSuccessful: true };
    expect(verdicts([conversion], { weapon: { skill: 5 } })).toEqual([
      "fail",
      "fail",
      "fail",
      "fail",
      "critical",
      "critical",
    ]);
  });

  test("of 1-3 fail where a rule says so, whatever the skill", () => {
    const indirect: AttackFact = { fact: "failUpTo", ...source, roll: "hit", upTo: 3 };
    expect(verdicts([indirect], { weapon: { skill: 2 } })).toEqual([
      "fail",
      "fail",
      "fail",
      "success",
      "success",
      "critical",
    ]);
  });
});

test("wound rolls of 1 always fail and of 6 are always critical", () => {
  const { wound } = described([toWound(-1)], { weapon: { S: 1 } });
  expect([1, 5, 6].map((face) => judge(wound, face))).toEqual(["fail", "fail", "critical"]);
  const { wound: sure } = described([toWound(1)], { weapon: { S: 20 } });
  expect(judge(sure, 1)).toBe("fail");
});

describe("re-rolls", () => {
  const reroll = (dice: "ones" | "any"): AttackFact => ({ fact: "reroll", ...source, roll: "hit", dice });
  const again = (facts: readonly AttackFact[], duel: Duel = {}) =>
    [1, 2, 3, 4, 5, 6].filter((face) => isRerolled(described(facts, duel).hit, face));

  test("of 1 look at the unmodified die", () => {
    expect(again([reroll("ones"), toHit(1)])).toEqual([1]);
  });

  test("come before modifiers: whether a die failed is judged with them", () => {
    expect(again([reroll("any"), toHit(1)])).toEqual([1]);
    expect(again([reroll("any"), toHit(-1)])).toEqual([1, 2, 3]);
  });

  test("of the whole roll are used on failures, or on all that is not critical", () => {
    expect(again([reroll("any")])).toEqual([1, 2]);
    expect(again([reroll("any")], { situation: { rerolls: "nonCriticals" } })).toEqual([1, 2, 3, 4, 5]);
  });
});

test("in Overwatch only 6s hit, and only 6 is critical whatever else says 5+", () => {
  const query = queryOf({ situation: { overwatch: 6 } });
  const critical: AttackFact = { fact: "critical", ...source, roll: "hit", on: 5, ifSuccessful: false };
  const { hit } = settleAttack(tenth, query, [critical]);
  expect([4, 5, 6].map((face) => judge(hit, face))).toEqual(["fail", "fail", "critical"]);
  const wider = { ...queryOf({ situation: { overwatch: 5 } }) };
  const { hit: doom } = settleAttack(tenth, wider, [critical]);
  expect([4, 5, 6].map((face) => judge(doom, face))).toEqual(["fail", "success", "critical"]);
});
