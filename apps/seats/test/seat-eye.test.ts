import { expect, test } from "vitest";
import { createSeatEye } from "../src/index.js";
import { playOn, twoSeats } from "./two-seats.js";

test("a policy is a step for the seat that set it, and for nobody else", async () => {
  const { played, entry } = await twoSeats(3);
  played.act(() => played.match.setPolicy(1, { set: "hold", hold: "auto" }));
  playOn(played, 2);
  const [one, other] = [0, 1].map((seat) => createSeatEye(played, entry, seat));
  expect(one?.steps()).toHaveLength(1 + 5);
  expect(other?.steps()).toHaveLength(1 + 6);
  // the fourth step of seat 0 came after five inputs, the policy among them
  expect([one?.inputsAt(3), one?.inputsAt(4), other?.inputsAt(4)]).toEqual([3, 5, 4]);
});

test("a step is the same object whenever it is looked at, so that what was told is not told again", async () => {
  const { played, entry } = await twoSeats(4);
  const eye = createSeatEye(played, entry, 0);
  const before = eye.steps();
  playOn(played, 1);
  expect(
    eye
      .steps()
      .slice(0, before.length)
      .every((step, at) => step === before[at]),
  ).toBe(true);
});

test("only the asked seat learns what it cannot choose, and a watcher can take nothing back", async () => {
  const { played, entry } = await twoSeats(6);
  const asked = played.match.decision?.seat as number;
  expect(createSeatEye(played, entry, 1 - asked).now().refusals).toEqual([]);
  expect(createSeatEye(played, entry, null).now()).toMatchObject({ refusals: [], canUndo: false, canRedo: false });
  expect(createSeatEye(played, entry, asked).now().refusals).toEqual(played.match.decision?.refusals());
});
