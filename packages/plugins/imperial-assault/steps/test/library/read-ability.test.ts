import { expect, test } from "vitest";
import { Ability, readAbility } from "../../src/index.js";

const problemsOf = (steps: readonly object[]) => {
  const problems: string[] = [];
  const ability = Ability.parse({ type: "passive", at: [{ at: "attack:after", steps }] });
  return { read: readAbility(ability, "a.json: x", problems), problems };
};

test("all problems of an ability are told at once, with their path and the nearest name", () => {
  const { problems } = problemsOf([{ type: "do:rerol" }, { type: "do:damage", amout: 1 }]);
  expect(problems).toEqual([
    expect.stringMatching(/^a\.json: x\.at\[0\]\.0: There is no step "do:rerol"\. Did you mean "do:reroll"\?$/),
    expect.stringMatching(/^a\.json: x\.at\[0\]\.1\.amount: do:damage: /),
    expect.stringMatching(/"amout" is no field of it\. Did you mean "amount"\?/),
  ]);
});

test("steps of other plugins are left to the composition", () => {
  const step = { type: "power-token:gain", anything: 1 };
  const { read, problems } = problemsOf([step]);
  expect(problems).toEqual([]);
  expect(read.at?.[0]?.steps).toEqual([step]);
});
