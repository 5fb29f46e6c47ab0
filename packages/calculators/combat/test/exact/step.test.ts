import { expect, test } from "vitest";
import { type Step, take, taken } from "../../src/exact/step.js";

const step = (...bands: readonly (readonly [far: number, ...chances: number[]])[]): Step => ({
  key: "some",
  bands: bands.map(([far, ...chances]) => ({ far, chances: Float64Array.from(chances) })),
});

test("what a step does nowhere is taken apart, whatever the places are", () => {
  const whole = step([0, 0.5, 0.25, 1], [1, 0.25, 0.75, 0], [2, 0.25, 0, 0]);
  const { chance, step: parted } = taken(whole);
  expect(chance).toBe(0.75);
  const start = Float64Array.of(0.2, 0.5, 0.3);
  const [all, some] = [new Float64Array(3), new Float64Array(3)];
  take(whole, start, all);
  take(parted, start, some);
  for (const [place, odds] of all.entries())
    expect((start[place] ?? 0) * 0.25 + (some[place] ?? 0) * 0.75).toBeCloseTo(odds, 14);
});

test("a step that always leads somewhere, or never, stays as it is", () => {
  const [on, off] = [step([1, 1, 0], [0, 0, 1]), step([0, 1, 1])];
  expect(taken(on)).toEqual({ chance: 1, step: on });
  expect(taken(off)).toEqual({ chance: 1, step: off });
});
