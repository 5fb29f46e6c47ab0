import { expect, test } from "vitest";
import { machines, varied } from "../../src/index.js";

const statesOf = (machine: typeof machines.volley) => machine.config.states as Readonly<Record<string, object>>;

test("an edition says what differs in a step, and everything else of the machine stays", () => {
  const { between, ...others } = statesOf(varied(machines.volley, { between: { entry: "retarget" } }));
  const { between: known, ...same } = statesOf(machines.volley);
  expect(between).toEqual({ ...known, entry: "retarget" });
  expect(others).toEqual(same);
});

test("an edition brings steps of its own, and leaves steps out", () => {
  const machine = varied(machines.volley, {
    between: { on: { next: "pausing" } },
    pausing: { on: { next: "resolved" } },
    mortals: null,
  });
  expect(Object.keys(statesOf(machine))).toContain("pausing");
  expect(Object.keys(statesOf(machine))).not.toContain("mortals");
  expect(Object.keys(statesOf(machines.volley))).toContain("mortals");
});

test("a step that another leads to cannot be left out alone", () => {
  expect(() => varied(machines.volley, { mortals: null })).toThrow("'mortals' does not exist on 'volley'");
});

test("a step that nobody has cannot be left out", () => {
  expect(() => varied(machines.volley, { marching: null })).toThrow('"volley" has no step "marching" to leave out');
});
