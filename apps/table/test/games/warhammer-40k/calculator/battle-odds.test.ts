import { warhammerUnits } from "@riposte/hosting/warhammer-40k";
import { describe, expect, test } from "vitest";
import { atLeast, meanOf, sentenceOf } from "../../../../src/calculator/compared.js";
import { type BattleForm, formOf, linkOf } from "../../../../src/games/warhammer-40k/calculator/battle-form.js";
import { fightsOf, gistOf } from "../../../../src/games/warhammer-40k/calculator/battle-odds.js";
import { goalOf, outcomeOf, reckonFight } from "../../../../src/games/warhammer-40k/calculator/reckon-fight.js";

const opening = formOf(new URLSearchParams());
const units = warhammerUnits();
const [first] = opening.attackers;

/** The opening with the first attacker alone, changed. */
const with40k = (change: Partial<NonNullable<typeof first>>, rest: Partial<BattleForm> = {}): BattleForm => ({
  ...opening,
  attackers: [{ ...(first as NonNullable<typeof first>), ...change }],
  ...rest,
});
const reckoned = (form: BattleForm) => {
  const { fights, wrong } = fightsOf(form, units);
  expect(wrong).toEqual([]);
  return [...fights.values()].map(reckonFight);
};
const mean = (form: BattleForm) => meanOf(reckoned(form)[0]?.law ?? []);

describe("the calculator opens on something that kills", () => {
  const [plasma, guard] = reckoned(opening);

  test("chances add up to 1, and the chain ends in the average", () => {
    expect(atLeast(plasma?.law ?? [], 0)).toBeCloseTo(1, 9);
    expect(plasma?.chain.map(({ value }) => value)).toEqual(["10", "6.67", "5.56", "4.63", "7.31", "3.65"]);
    expect(guard?.chain[1]).toEqual({ value: "8.33", words: "hit", about: "on 3+, +1" });
    expect(atLeast(plasma?.law ?? [], 4)).toBeCloseTo(0.761, 3);
  });

  test("the sentence says what is likeliest, the reasons which rules had a say", () => {
    const target = [...fightsOf(opening, units).fights.values()][0]?.target;
    if (target === undefined) throw new Error("nobody is attacked");
    expect(goalOf(target).all).toBe("all 4 slain");
    const told = reckoned(opening).map((one) => ({ name: one.name, does: outcomeOf(one, target) }));
    expect(sentenceOf(told)).toBe("The Plasma Crew most likely wipes out the Leapers; the Ember Guard slays 1.");
    expect(plasma?.reasons.join()).toContain("Rapid Fire 1");
  });
});

describe("the form is its link", () => {
  test("what is as printed is left out, and the link gives the form again", () => {
    const form = with40k(
      { abilities: ["Rapid Fire 1", "Lethal Hits"], habits: ["still"] },
      { around: ["cover", "oath"] },
    );
    expect([...linkOf(form).keys()]).toEqual(["a", "a.with", "a.is", "t", "at", "is"]);
    expect(formOf(linkOf(form))).toEqual(form);
  });

  test("a link with unknown names falls back to known ones", () => {
    expect(formOf(new URLSearchParams("a=nobody/nothing&t=nowhere")).attackers).toHaveLength(1);
  });
});

test.each([
  ["Lethal Hits", with40k({ abilities: ["Rapid Fire 1", "Lethal Hits"] }), 1],
  ["rerolled hits", with40k({ habits: ["rerollHits"] }), 1],
  ["a Command Re-roll", with40k({ habits: ["commandHit"] }), 1],
  ["an Oath of Moment", with40k({}, { around: ["oath"] }), 1],
  ["Stealth", with40k({}, { around: ["stealth"] }), -1],
  ["Fire Overwatch", with40k({}, { around: ["overwatch"] }), -1],
  ["more than half the range", with40k({}, { distance: "20" }), -1],
])("%s moves the average", (_, form, direction) => {
  expect(Math.sign(mean(form) - mean(with40k({})))).toBe(direction);
});

test.each([
  ["skill", "3+", "3"],
  ["AP", "−3", "3"],
  ["range", "24″", '24"'],
] as const)("%s reads %s as it reads %s", (name, one, other) => {
  const written = (value: string) =>
    mean(with40k({ numbers: { ...(first as NonNullable<typeof first>).numbers, [name]: value } }));
  expect(written(one)).toBe(written(other));
});

test("a field that is no number is named with its panel, and the others are counted", () => {
  const form = {
    ...opening,
    attackers: opening.attackers.map((one, at) => (at === 0 ? { ...one, count: "100000" } : one)),
  };
  const { fights, wrong } = fightsOf(form, units);
  expect(wrong).toEqual([{ of: "a", field: "count", reason: "1 to 60 of them." }]);
  expect([...fights.keys()]).toEqual(["b"]);
});

test("what does not reach the target says how far it reaches", () => {
  expect(fightsOf(with40k({}, { distance: "30" }), units).wrong).toEqual([
    { of: "a", field: "range", reason: "Out of range: it reaches 24″." },
  ]);
});

test("a target of one model is worn down wound by wound", () => {
  const titan = formOf(new URLSearchParams("a=plasma-crew/plasma-hot&t=thorn-titan&at=11"));
  const fight = [...fightsOf(titan, units).fights.values()][0];
  expect(fight && goalOf(fight.target)).toEqual({ goal: 12, all: "all 12 wounds lost" });
});

test("an ability is told as the edition has it, and one of the other edition is unknown", () => {
  expect(gistOf("Cleave 1", "10")).toBeUndefined();
  expect(gistOf("Cleave 1", "11")).toContain("In melee, 1 more attack dice");
  expect(gistOf("Stealth", "both")).toContain("-1 to hit");
  expect(gistOf("Stealth", "11")).toContain("Benefit of Cover");
});
