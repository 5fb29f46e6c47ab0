import { randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { findGame } from "../../src/index.js";
import { beginAgain, createCursor, followMatch } from "../../src/seats/index.js";
import { playOn, twoSeats } from "./two-seats.js";

test("a copy of a match stands at any of its inputs, there and back, and leaves the match alone", async () => {
  const { played } = await twoSeats(0);
  const { match } = played;
  const hashes = [match.hash()];
  for (let at = 0; at < 12; at++) {
    playOn(played, 1);
    hashes.push(match.hash());
  }
  const cursor = createCursor(() => beginAgain(match));
  for (const at of [12, 3, 7, 0, 12]) expect(cursor.at(match.line.slice(0, at)).hash()).toBe(hashes[at]);
  expect(match.hash()).toBe(hashes[12]);
});

test("what was undone is no longer among the steps; the same inputs again give the same steps", async () => {
  const { played } = await twoSeats(8);
  const { match } = played;
  played.act(() => match.undo({ by: 0, to: 5, consent: [0, 1] }));
  expect(played.steps).toHaveLength(1 + 5);
  const again = followMatch(beginAgain(match), match.inputs);
  expect(again.steps.map(({ flow, move }) => ({ flow, move }))).toEqual(
    played.steps.map(({ flow, move }) => ({ flow, move })),
  );
});

test("a copy stands before the time was up too, though an undo at the table leaves it up", async () => {
  const composed = (await findGame("imperial-assault")?.load())?.compose();
  if (composed?.ok !== true) throw new Error("The skirmish does not compose.");
  const match = startMatch(composed.game, { seed: 1, setup: { minutes: 60 }, hold: "auto" });
  const bot = randomBot("1");
  const answer = () => match.answer(match.seen.seat, bot.answer(match.seen));
  for (let given = 0; given < 6; given++) answer();
  match.timeUp();
  for (let given = 0; given < 3; given++) answer();
  const cursor = createCursor(() => beginAgain(match));
  expect([10, 4, 10, 6, 7].map((at) => cursor.at(match.line.slice(0, at)).time?.isUp)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  match.undo({ by: 0, to: 4, consent: [0, 1], policies: "stay" });
  expect(match.time?.isUp).toBe(true);
});
