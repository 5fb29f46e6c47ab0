import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { toJSON } from "../../src/flow/state-config.js";
import { attack } from "./fixture.js";

test("the exported JSON is plain data: it is equal to what JSON makes of it", () => {
  expect(JSON.parse(JSON.stringify(toJSON(attack)))).toEqual(toJSON(attack));
});

test("a machine with a function has no JSON", () => {
  const machine = createMachine({ initial: "a", states: { a: { entry: () => {} } } });
  expect(() => toJSON(machine)).toThrow(/FLOW_UNSUPPORTED.*states\.a\.entry/);
});
