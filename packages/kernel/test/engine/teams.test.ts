import { expect, test } from "vitest";
import { compose, simulateMatch, startMatch } from "../../src/entry/run.js";
import { end } from "../../src/index.js";
import { coinWith } from "../fixtures/coin.js";

/** Four seats; the seat that gives up wins, so that a test says who does. */
const gameWith = (more: object) =>
  compose([
    coinWith({
      seats: () => 4,
      order: () => [0, 1, 2, 3],
      resign: (seat: number, match: { queueAll(effects: readonly object[]): void }) =>
        match.queueAll([end({ winners: [seat] })]),
      ...more,
    }),
  ]);

test("what one seat wins, its partners win, and the outcome says who they are", () => {
  const match = startMatch(gameWith({ teams: () => [0, 1, 0, 1] }), { seed: 2 });
  match.resign(3);
  expect(match.outcome).toEqual({ winners: [1, 3], teams: [0, 1, 0, 1] });
});

test("each seat is for itself where a game says nothing of teams", () => {
  const match = startMatch(gameWith({}), { seed: 2 });
  match.resign(3);
  expect(match.outcome).toEqual({ winners: [3] });
  expect(simulateMatch(gameWith({}), { seed: 2 }).teams).toEqual([0, 1, 2, 3]);
});

test("teams that are not said for every seat end no match", () => {
  const match = startMatch(gameWith({ teams: () => [0, 1] }), { seed: 2 });
  expect(match.resign(3)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('"coin" (teams) gives [0,1]. Give a number for each of the 4 seats'),
  });
  expect(match.outcome).toBeNull();
});
