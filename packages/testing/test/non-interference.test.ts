import type { Snapshot } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type NonInterference, nonInterference } from "../src/index.js";
import { bluffGame } from "./fixture/bluff.js";

const handOf =
  (cards: readonly string[]) =>
  (snapshot: Snapshot): Snapshot => {
    const slice = snapshot.slices.bluff as { hands: string[][] };
    return { ...snapshot, slices: { bluff: { ...slice, hands: [slice.hands[0], cards] } } };
  };

const watched: NonInterference = { observer: 0, swap: handOf(["blank", "blank"]) };

test("under always an opponent sees the same pauses whether or not the hand holds a shield", () => {
  for (let seed = 0; seed < 10; seed++) {
    const result = nonInterference(bluffGame(), { ...watched, seed, maxInputs: 20 });
    expect(result.differences).toEqual([]);
    expect(result.inputs).toBeGreaterThan(2);
    expect(result.pauses).toContain("bluff:struck");
  }
});

test("a window that asks only those who can respond gives the hand away", () => {
  const found = [0, 1, 2, 3].map((seed) => nonInterference(bluffGame({ leaky: true }), { ...watched, seed }));
  const leak = found.find(({ ok }) => !ok);
  expect(leak?.differences[0]?.path).toMatch(/^view|^events/);
});

test("a swap that shows in the observer's view is no test, and is said so", () => {
  const result = nonInterference(bluffGame(), { ...watched, swap: handOf(["blank"]) });
  expect(result).toMatchObject({ ok: false, inputs: 0, differences: [{ input: -1 }] });
});
