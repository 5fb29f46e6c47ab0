import { expect, test } from "vitest";
import { type Choices, changed } from "../../src/new-match/choices.js";

const before = { own: [null, null], isSurprised: false, chosen: { armies: "a,b", mission: "one,other" } };
const sides = { key: "armies", values: [], otherwise: "a,b", help: "" };
const after = (some: object, chosen: object = before.chosen) =>
  changed({ ...before, chosen } as unknown as Choices, some, sides).chosen;

test("missions that were named for two armies go when an army does, and stay with anything else", () => {
  expect(after({ chosen: { armies: "c,b", mission: "one,other" } })).toEqual({ armies: "c,b" });
  expect(after({ own: ["a list", null] })).toEqual({ armies: "a,b" });
  expect(after({ seed: "7" })).toEqual(before.chosen);
  expect(after({ chosen: { armies: "c,b", mission: "none" } })).toEqual({ armies: "c,b", mission: "none" });
});
