import { expect, test } from "vitest";
import { playOn, twoSeats } from "./two-seats.js";

test("refusals speak of players and questions, not of their numbers", async () => {
  const { played } = await twoSeats(4);
  const { match, act } = played;
  const { seat } = match.seen;
  const refused = [
    act(() => match.answer(1 - seat, "keep")),
    act(() => match.answer(seat, "keep", 0)),
    act(() => match.undo({ by: seat, to: 0 })),
  ].flatMap((taken) => (taken.ok ? [] : [taken]));
  expect(refused.map(({ code }) => code)).toEqual(["WRONG_SEAT", "OLD_DECISION", "UNDO_NEEDS_CONSENT"]);
  for (const { reason } of refused) expect(reason).not.toMatch(/\d|seat/i);
});

test("numbers that did not change are the same, and so is their list", async () => {
  const { played, entry } = await twoSeats(12);
  const { match, act } = played;
  const before = played.numbers(entry);
  expect(act(() => match.setPolicy(0, { set: "hold", hold: "auto" }))).toEqual({ ok: true });
  expect(played.numbers(entry)).toBe(before);
  playOn(played, 8);
  const after = played.numbers(entry);
  expect(after).not.toBe(before);
  expect(after).toEqual(entry.numbers?.(match));
  expect(after.some((one) => before.includes(one))).toBe(true);
});
