import { expect, test } from "vitest";
import { createSeatEye, lastAnswers } from "../../src/seats/index.js";
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

test("an eye that looked all along sees what a fresh one sees, and shares the steps before any it shares", async () => {
  const { played, entry } = await twoSeats(6);
  const eyes = [0, 1, null].map((seat) => ({ seat, eye: createSeatEye(played, entry, seat) }));
  const seen = eyes.map(({ eye }) => [eye.steps()]);
  const look = () => {
    for (const [at, { seat, eye }] of eyes.entries()) {
      const steps = eye.steps();
      expect(steps).toEqual(createSeatEye(played, entry, seat).steps());
      for (const before of seen[at] ?? []) {
        const shared = before.findLastIndex((step, place) => step === steps[place]);
        expect(before.slice(0, shared + 1).every((step, place) => step === steps[place])).toBe(true);
      }
      seen[at]?.push(steps);
    }
  };
  const policy = (seat: number, hold: "auto" | "always") =>
    played.act(() => played.match.setPolicy(seat, { set: "hold", hold }));
  const undo = (to: number) => played.act(() => played.match.undo({ by: 0, to, consent: [1], policies: "stay" }));
  for (const change of [
    () => policy(1, "auto"),
    () => playOn(played, 2),
    () => policy(0, "auto"),
    () => undo(4),
    () => playOn(played, 1),
    () => played.act(() => played.match.redo({ by: 0, consent: [1] })),
    () => policy(1, "always"),
    () => undo(2),
    () => playOn(played, 5),
  ]) {
    change();
    look();
  }
});

test("the last answers of a seat are counted from the end", async () => {
  const { played } = await twoSeats(8);
  const { match } = played;
  const own = match.line.flatMap((move, at) => ("answer" in move && move.seat === 0 ? [at] : []));
  expect(own.length).toBeGreaterThan(1);
  expect([1, 2, own.length].map((answers) => lastAnswers(match, 0, answers))).toEqual([own.at(-1), own.at(-2), own[0]]);
  expect(lastAnswers(match, 0, own.length + 1)).toBeUndefined();
});
