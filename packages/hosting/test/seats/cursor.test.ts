import { expect, test } from "vitest";
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
