import { expect, test } from "vitest";
import { isOver, type Moment } from "../../src/battle/duration.js";

const oath = {
  owner: 0,
  on: "1.targets",
  until: [{ until: "startOfNext", phase: "command", of: "owner" }],
} as const;

test("an Oath ends when the owner's next Command phase starts, and not in the opponent's turn", () => {
  const start = (seat: number, phase: "command" | "fight" = "command"): Moment => ({ at: "startOfPhase", phase, seat });
  expect(isOver(oath, { at: "endOfTurn" })).toBe(false);
  expect(isOver(oath, start(1))).toBe(false);
  expect(isOver(oath, start(0, "fight"))).toBe(false);
  expect(isOver(oath, start(0))).toBe(true);
});

test("the first of several durations to pass ends it", () => {
  const order = { ...oath, until: [...oath.until, { until: "event", event: "unit:battle-shocked" }] } as const;
  expect(isOver(order, { at: "event", event: "unit:battle-shocked", unit: "1.others" })).toBe(false);
  expect(isOver(order, { at: "event", event: "unit:battle-shocked", unit: "1.targets" })).toBe(true);
});

test("what lasts for the battle never ends", () => {
  const vow = { ...oath, until: [{ until: "endOfBattle" }] } as const;
  for (const at of ["endOfPhase", "endOfTurn", "endOfRound"] as const) expect(isOver(vow, { at })).toBe(false);
});

test("what lasts for an activation ends when its unit has attacked", () => {
  const pact = { ...oath, until: [{ until: "activationEnd" }] } as const;
  expect(isOver(pact, { at: "activationEnd", unit: "0.others" })).toBe(false);
  expect(isOver(pact, { at: "activationEnd", unit: "1.targets" })).toBe(true);
});
