import { meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { playsAgree } from "./agreement.js";
import { CORPUS } from "./corpus.js";
import type { Duel } from "./duel.js";
import { machinesAgree, resolve, SMALL } from "./pool-duels.js";

/** Six wounds at AP -1 into two bodyguards of 4+ and a leader of 2+ with a 4+ invulnerable save. */
const sure = {
  name: "Sure",
  mechanics: [
    {
      effects: [
        { do: "autoPass", roll: "hit" },
        { do: "autoPass", roll: "wound" },
      ],
    },
  ],
};
const LED: Duel = {
  weapon: { A: 6, AP: -1, abilities: [sure] },
  models: [{ count: 2 }],
  leader: { W: 4, Sv: 2, invulnerable: 4 },
};
const slainLeader = (isPooled: boolean) => resolve(LED, isPooled).slainOf.captain?.[1];
const lostByLeader = (isPooled: boolean) => {
  const { damage, slainOf } = resolve(LED, isPooled);
  return meanOf(damage) - meanOf(slainOf.targets as Float64Array);
};

describe("a mixed target", () => {
  test("suffers less behind its bodyguards than one wound at a time", () => {
    expect(lostByLeader(false)).toBeCloseTo(47104 / 46656, 10);
    expect(lostByLeader(true)).toBeCloseTo(20480 / 46656, 10);
    expect(slainLeader(false)).toBeCloseTo(0.00549, 5);
    expect(slainLeader(true)).toBeCloseTo(0.00137, 5);
    for (const isPooled of [true, false])
      expect(meanOf(resolve(LED, isPooled).slainOf.targets as Float64Array)).toBeCloseTo(1.981, 3);
  });

  test("with equal effective saves has the 10th edition's odds", () => {
    const equal: Duel = { ...LED, models: [{ count: 2, Sv: 3 }], leader: { W: 4, Sv: 3, invulnerable: 4 } };
    const [one, other] = [resolve(equal, true), resolve(equal, false)];
    for (let lost = 0; lost < one.damage.length; lost++)
      expect(one.damage[lost]).toBeCloseTo(other.damage[lost] ?? 0, 12);
  });
});

test("a homogeneous target has exactly the 10th edition's odds", () => {
  for (const name of ["plain rifles", "random attacks and damage with Blast", "a random Strength with Twin-linked"]) {
    const [one, other] = [resolve(CORPUS[name] as Duel, true), resolve(CORPUS[name] as Duel, false)];
    for (const [lost, chance] of one.damage.entries()) expect(chance).toBeCloseTo(other.damage[lost] ?? 0, 12);
  }
});

describe("the machines, every die of every path, agree with the odds of pools:", () => {
  test.each([
    "Precision and Devastating Wounds",
    "critical wounds of another profile",
    "critical wounds of another profile, one kind of models",
    "groups in another order",
    "critical wounds of another profile before the others",
    "critical wounds of another profile first, one kind of models",
    "identical attacks of two weapons",
    "a pool that is judged by what the one before left",
  ])("%s", machinesAgree);
});

describe("exact odds of pools and plays agree within four sigma", () => {
  test.each(Object.entries(SMALL))("%s", (_name, duel) => playsAgree({ ...duel, isPooled: true }, 500));
});
