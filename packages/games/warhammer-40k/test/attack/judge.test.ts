import { describe, expect, test } from "vitest";
import {
  type AttackFact,
  isIgnored,
  isRerolled,
  isSaved,
  isSaveRerolled,
  judge,
  needing,
  tenth,
} from "../../src/index.js";
import { queryOf, shoot } from "../position.js";
import { speaking } from "../speaking.js";

const FACES = [1, 2, 3, 4, 5, 6];
const by = { by: "Somebody", from: "unit" } as const;
const rerolled = (roll: "hit" | "save", dice: "ones" | "fails" | "any"): AttackFact => ({
  fact: "reroll",
  ...by,
  roll,
  dice,
});

/** What each face of a hit roll of 4+ comes to. */
const hits = (...facts: readonly AttackFact[]) => {
  const { hit } = tenth.describe(queryOf({ weapon: { skill: 4 } }), facts);
  return FACES.map((face) => judge(hit, face));
};
/** The save of 4+ with these facts. */
const save = (...facts: readonly AttackFact[]) => {
  const described = tenth.describe(queryOf({}), facts).defences[0]?.save;
  if (described === undefined) throw new Error("no target");
  return described;
};

describe("a hit roll", () => {
  test("fails below its skill, and is critical on a 6", () => {
    expect(hits()).toEqual(["fail", "fail", "fail", "success", "success", "critical"]);
  });

  test("a roll that is critical from 5 on hits with a 5 that would miss, unless only successes are critical", () => {
    const worse: AttackFact = { fact: "roll", ...by, roll: "hit", add: -1 };
    const five = (ifSuccessful: boolean): AttackFact => ({ fact: "critical", ...by, roll: "hit", on: 5, ifSuccessful });
    expect(hits(worse, five(false)).slice(3)).toEqual(["fail", "critical", "critical"]);
    expect(hits(five(true)).slice(3)).toEqual(["success", "critical", "critical"]);
    expect(hits(worse, { ...five(true), on: 4 } as AttackFact).slice(3)).toEqual(["fail", "critical", "critical"]);
  });

  test("where only some unmodified rolls hit, nothing but a 6 is critical", () => {
    const only: AttackFact = { fact: "onlyFrom", ...by, least: 5 };
    const easy: AttackFact = { fact: "critical", ...by, roll: "hit", on: 4, ifSuccessful: false };
    expect(hits(only, easy)).toEqual(["fail", "fail", "fail", "fail", "success", "critical"]);
  });

  test("that fails up to a number fails there, however good the skill", () => {
    expect(hits({ fact: "failUpTo", ...by, roll: "hit", upTo: 4 })).toEqual([
      ...["fail", "fail", "fail", "fail"],
      "success",
      "critical",
    ]);
  });

  test("is made again for ones, for failures, or for whatever is not critical", () => {
    const again = (facts: readonly AttackFact[], rerolls: "fails" | "nonCriticals" = "fails") => {
      const { hit } = tenth.describe(queryOf({ weapon: { skill: 4 }, situation: { rerolls } }), facts);
      return FACES.filter((face) => isRerolled(hit, face));
    };
    expect(again([])).toEqual([]);
    expect(again([rerolled("hit", "ones")])).toEqual([1]);
    expect(again([rerolled("hit", "fails")])).toEqual([1, 2, 3]);
    expect(again([rerolled("hit", "any")])).toEqual([1, 2, 3]);
    expect(again([rerolled("hit", "any")], "nonCriticals")).toEqual([1, 2, 3, 4, 5]);
  });

  test("a die whose Strength was rolled needs what that Strength needs, all else alike", () => {
    const { wound } = tenth.describe(queryOf({}), []);
    expect(needing(wound, undefined)).toEqual(wound);
    expect(needing(wound, 6)).toEqual({ ...wound, needed: 6 });
  });
});

describe("a save", () => {
  test("is made from its number on, never with a 1", () => {
    expect(FACES.filter((face) => isSaved(save(), face))).toEqual([4, 5, 6]);
    expect(isSaved({ ...save(), needed: 1 }, 1)).toBe(false);
  });

  test("is made again for ones or for failures, and for neither unless somebody says so", () => {
    const again = (...facts: readonly AttackFact[]) => FACES.filter((face) => isSaveRerolled(save(...facts), face));
    expect(again()).toEqual([]);
    expect(again(rerolled("save", "ones"))).toEqual([1]);
    expect(again(rerolled("save", "fails"))).toEqual([1, 2, 3]);
    expect(again(rerolled("save", "ones"), rerolled("save", "any"))).toEqual([1, 2, 3]);
  });

  test("that may be made again is rolled twice in play", () => {
    shoot({ models: [{ count: 2 }], game: speaking([rerolled("save", "ones")]), dice: [3, 4, 1, 5] })
      .event("attack:saved", { face: 5, needed: 4 })
      .waits()
      .done();
  });
});

test("without Feel No Pain no damage is ignored, with it from its number on", () => {
  expect(FACES.filter((face) => isIgnored(null, face))).toEqual([]);
  expect(FACES.filter((face) => isIgnored(5, face))).toEqual([5, 6]);
});
