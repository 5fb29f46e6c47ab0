import { expect, test } from "vitest";
import { riposte, scratchFile } from "../riposte.js";

const scenario = {
  game: "finished",
  title: "ending a turn counts it",
  position: { seed: 2 },
  steps: [{ choose: "end" }, { choose: [11, 25, 38] }, { expect: { finished: { turns: 1 } } }, { waits: true }],
};

test("a scenario that holds prints the resulting state", async () => {
  const { code, out, err } = await riposte(["run", scratchFile("holds.json", scenario)]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(out).slices.finished).toMatchObject({ turns: 1, past: [11, 25, 38] });
});

test("a failed expectation ends with 1, says what was there instead, and still prints the state", async () => {
  const steps = scenario.steps.with(2, { expect: { finished: { turns: 7 } } });
  const { code, out, err } = await riposte(["run", scratchFile("fails.json", { ...scenario, steps })]);
  expect(code).toBe(1);
  expect(err).toContain("finished.turns: expected 7, got 1");
  expect(JSON.parse(out).slices.finished.turns).toBe(1);
});

test("an unknown field is refused with its path", async () => {
  const file = scratchFile("unknown.json", { ...scenario, position: { sed: 2 } });
  const { code, out, err } = await riposte(["run", file]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("SCENARIO_INVALID");
  expect(err).toContain("position.sed");
});
