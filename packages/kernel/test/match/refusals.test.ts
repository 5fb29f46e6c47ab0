import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type PolicyChange, startMatch } from "../../src/entry/run.js";
import { coinGame } from "../fixtures/coin.js";
import { gongGame } from "../fixtures/gong.js";
import { sortingGame } from "../fixtures/sorting.js";

const over = () => {
  const match = startMatch(coinGame(), { seed: 5 });
  match.answer(0, "stop");
  return match;
};

test("an answer to a match that is over, to an old decision, or for somebody else says so", () => {
  expect(over().answer(0, "roll")).toMatchObject({ code: "NO_DECISION", reason: "The match is over." });
  const match = startMatch(sortingGame(), { seed: 1 });
  match.answer(0, ["b", "a", "c"]);
  expect(match.answer(0, ["a", "b", "c"], 0)).toMatchObject({
    code: "OLD_DECISION",
    reason: "That answers decision 0; decision 1 is pending. Look at the match again.",
  });
  expect(match.answer(1, ["a", "b", "c"])).toMatchObject({
    code: "WRONG_SEAT",
    reason: "Seat 0 is asked, not seat 1.",
  });
  expect(match.answer(0, ["a", "b", "c"], 1)).toMatchObject({ ok: true });
});

test("a resignation is refused where there is no such seat, no such rule, or nothing left to give up", () => {
  expect(over().resign(0)).toMatchObject({ code: "NO_DECISION", reason: "The match is over." });
  const match = startMatch(coinGame(), { seed: 5 });
  expect(match.resign(1)).toMatchObject({ code: "WRONG_SEAT", reason: "There is no seat 1." });
  expect(match.resign(0)).toMatchObject({ code: "NOT_AN_OPTION", reason: "This game has no resigning." });
});

describe("a policy is refused", () => {
  const gong = gongGame();
  const windows = [...gong.windows].map(([name, entry]) => [name, { ...entry, own: name === "gong:after" }] as const);
  const game = { ...gong, windows: new Map(windows) };
  const told = (seat: number, policy: object) => {
    const result = startMatch(game, { seed: 1, hold: "never" }).setPolicy(seat, policy as PolicyChange);
    return result.ok ? "" : `${result.code}: ${result.reason}`;
  };
  const never = { set: "hold", hold: "never" };

  test.each([
    ["of a seat there is not", 2, never, "WRONG_SEAT: There is no seat 2."],
    ["of a seat before the first", -1, never, "WRONG_SEAT: There is no seat -1."],
    ["that is none", 0, { set: "mood" }, /^POLICY_INVALID: Not a policy: .+\.$/],
    ["at a window there is not", 0, { ...never, window: "gong:x" }, 'POLICY_INVALID: There is no window "gong:x".'],
    [
      "that skips a seat's own time",
      0,
      { ...never, window: "gong:after" },
      'POLICY_INVALID: "gong:after" is a seat\'s own time, which is not skipped.',
    ],
    [
      "until the end of a scope, without a window",
      0,
      { ...never, scope: "day" },
      'POLICY_INVALID: A policy until the end of "day" names its window.',
    ],
    [
      "until the end of a scope that is not open",
      0,
      { ...never, window: "gong:answering", scope: "night" },
      'POLICY_INVALID: The scope "night" is not open, so that would never end.',
    ],
  ])("%s", (_what, seat, policy, reason) => {
    if (typeof reason === "string") expect(told(seat, policy)).toBe(reason);
    else expect(told(seat, policy)).toMatch(reason);
  });

  test("but not one that asks at a seat's own time, nor an order there", () => {
    expect(told(0, { set: "hold", hold: "always", window: "gong:after" })).toBe("");
    expect(told(1, { set: "order", window: "gong:after", key: "hush", act: "offer" })).toBe("");
    expect(told(1, { set: "no-order", window: "gong:after", key: "hush" })).toBe("");
    expect(told(1, never)).toBe("");
  });
});

test("a standing order is refused where its condition can never be met", () => {
  const gong = gongGame();
  const schema = z.looseObject({ hour: z.number().optional() });
  const windows = [...gong.windows].map(([name, entry]) => [name, { ...entry, schema: schema as never }] as const);
  const game = { ...gong, windows: new Map(windows) };
  const order = { set: "order", window: "gong:answering", key: "shout", act: "play" } as const;
  const match = startMatch(game, { seed: 1, hold: "never" });
  expect(match.setPolicy(0, { ...order, when: { our: 3 } })).toMatchObject({
    code: "POLICY_INVALID",
    reason: 'At "gong:answering" nothing has "our". Did you mean "hour"?',
  });
  expect(match.setPolicy(0, { ...order, when: { hour: 3 } })).toMatchObject({ ok: true });
});

test("a refusal says the rules' own words, and leaves what it has no word for", () => {
  const game = gongGame();
  const worded = (words: string) => ({ ...game, messages: { ...game.messages, "gong:too-loud": words } });
  const refused = (words: string, answer: string) => {
    const match = startMatch(worded(words), { seed: 1, hold: "auto" });
    match.answer(0, "decline");
    const result = match.answer(0, answer);
    return result.ok ? "" : result.reason;
  };
  expect(refused("Whispering takes {seat|breath}.", "whisper")).toBe("Whispering takes 0 breaths.");
  expect(refused("Seat {seat} has {nothing} to say", "whisper")).toBe("Seat 0 has {nothing} to say.");
  expect(refused("Seat {seat}", "mumble")).not.toContain("Seat");
});
