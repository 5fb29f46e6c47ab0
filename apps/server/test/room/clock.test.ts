import { expect, test } from "vitest";
import { type Asked, type ClockState, clockAfter, clockAtStart, lastsOf, leftAt } from "../../src/room/clock.js";

const SIDE = { clock: { per: "side", seconds: 60 }, lasts: undefined, people: [0, 1] } as const;
const ANSWER = { clock: { per: "answer", seconds: 60 }, lasts: undefined, people: [0, 1] } as const;

/** Answers one after the other: who, when in seconds, and who is asked then. */
const played = (terms: typeof SIDE | typeof ANSWER, answers: readonly [number, number, Asked | null][]): ClockState =>
  answers.reduce(
    (clock, [seat, at, asked]) => clockAfter(terms, clock, { seat, answer: "a" }, at * 1000, asked),
    clockAtStart(terms, ["human", "human"]),
  );
const asks = (id: number, seat: number): Asked => ({ id, seat });

test("the first answer of each is free; then whoever thinks pays for it", () => {
  const begun = played(SIDE, [
    [0, 100, asks(1, 1)],
    [1, 200, asks(2, 0)],
  ]);
  expect(begun).toMatchObject({ left: [60_000, 60_000], runs: 0, since: 200_000 });
  const later = clockAfter(SIDE, begun, { seat: 0, answer: "a" }, 215_000, asks(3, 1));
  expect(later).toMatchObject({ left: [45_000, 60_000], runs: 1 });
  expect(leftAt(later, 1, 285_000)).toBe(-10_000);
});

test("time for every answer begins anew with each question, not with a policy", () => {
  const clock = played(ANSWER, [
    [0, 1, asks(1, 1)],
    [1, 2, asks(2, 0)],
    [0, 30, asks(3, 0)],
  ]);
  expect(clock).toMatchObject({ left: [60_000, 60_000], runs: 0, since: 30_000 });
  const policy = { seat: 1, policy: { set: "default", hold: "always" } } as const;
  expect(clockAfter(ANSWER, clock, policy as never, 50_000, asks(3, 0))).toBe(clock);
});

test("a bot thinks for nothing, and whoever gives up with time left has not lost by it", () => {
  const clock = clockAtStart(SIDE, ["human", "random"]);
  expect(clockAfter(SIDE, clock, { seat: 0, answer: "a" }, 1000, asks(1, 1))).toMatchObject({
    left: [60_000, null],
    runs: null,
  });
  const both = played(SIDE, [
    [0, 1, asks(1, 1)],
    [1, 2, asks(2, 0)],
  ]);
  expect(clockAfter(SIDE, both, { seat: 0, resign: true }, 30_000, null).out).toBeNull();
  expect(clockAfter(SIDE, both, { seat: 0, resign: true }, 62_000, null)).toMatchObject({ out: 0, runs: null });
});

/** Seat 0 answers a question and takes it back, each time after so many seconds. */
const takenBack = (times: number, seconds: number): ClockState => {
  let clock = played(ANSWER, [
    [0, 1, asks(1, 1)],
    [1, 2, asks(2, 0)],
  ]);
  for (let time = 0; time < times; time++) {
    clock = clockAfter(ANSWER, clock, { seat: 0, answer: "a" }, clock.since + seconds * 1000, asks(3, 1));
    clock = clockAfter(ANSWER, clock, { seat: 0, undo: 2 }, clock.since + 1000, asks(2, 0));
  }
  return clock;
};

test("a player who answers and takes back again and again runs out of the time for an answer", () => {
  expect(takenBack(1, 25)).toMatchObject({ left: [35_000, 60_000], runs: 0 });
  expect(takenBack(2, 25)).toMatchObject({ left: [10_000, 60_000], runs: 0 });
  const out = takenBack(3, 25);
  expect(leftAt(out, 0, out.since)).toBe(0);
  // the opponent loses nothing by it
  expect(clockAfter(ANSWER, out, { seat: 0, answer: "a" }, out.since, asks(3, 1))).toMatchObject({
    left: [60_000, 60_000],
    runs: 1,
  });
});

test("time begins anew for a player who took back with the first question that was not asked before", () => {
  const back = takenBack(1, 25);
  const again = clockAfter(ANSWER, back, { seat: 0, answer: "a" }, back.since + 5000, asks(3, 0));
  expect(again).toMatchObject({ left: [30_000, 60_000], runs: 0 });
  const further = clockAfter(ANSWER, again, { seat: 0, answer: "a" }, again.since + 5000, asks(4, 0));
  expect(further).toMatchObject({ left: [60_000, 60_000], runs: 0 });
});

test("a player who takes back while asked anew gets back no more than was left before", () => {
  const before = played(ANSWER, [
    [0, 1, asks(1, 1)],
    [1, 2, asks(2, 0)],
    [0, 61, asks(3, 0)],
  ]);
  expect(clockAfter(ANSWER, before, { seat: 0, undo: 2 }, 62_000, asks(2, 0))).toMatchObject({ left: [1000, 60_000] });
});

test("a match with a time limit lasts from the moment all people have answered, whoever thinks", () => {
  const timing = { clock: undefined, lasts: 60_000, people: [0, 1] };
  const alone = clockAfter(
    timing,
    clockAtStart(timing, ["human", "human"]),
    { seat: 0, answer: "a" },
    1000,
    asks(1, 1),
  );
  expect(lastsOf(timing, alone, false)).toEqual({ left: 60_000, since: null });
  const both = clockAfter(timing, alone, { seat: 1, answer: "a" }, 2000, asks(2, 0));
  expect(lastsOf(timing, both, false)).toEqual({ left: 60_000, since: 2000 });
  const later = clockAfter(timing, both, { seat: 0, undo: 0 }, 50_000, asks(2, 0));
  expect(lastsOf(timing, later, false)).toEqual({ left: 60_000, since: 2000 });
  const over = clockAfter(timing, later, { time: "up" }, 62_000, asks(2, 0));
  expect(over).toMatchObject({ left: [null, null], runs: null, out: null });
  expect(lastsOf(timing, over, true)).toEqual({ left: 0, since: null });
});
