import { expect, test } from "vitest";
import { type Hold, startMatch } from "../../src/entry/run.js";
import { gongGame } from "../fixtures/gong.js";

const window = "gong:sounding";

/** A match that asks seat 0 while it is day; at the next gong it is night. */
function byDay(hold: Hold) {
  const match = startMatch(gongGame(), { seed: 1, checks: true, hold: "never" });
  expect(match.decision?.question).toBe("gong:again");
  match.setPolicy(0, { set: "hold", hold, window });
  return match;
}

test("a hold until the end of a scope gives way to the hold that was there before", () => {
  const never = byDay("never");
  never.setPolicy(0, { set: "hold", hold: "auto" });
  never.setPolicy(0, { set: "hold", hold: "auto", window, scope: "day" });
  never.answer(0, []);
  expect(never.decision).toMatchObject({ question: "kernel:respond", seat: 0 });
  const auto = byDay("auto");
  auto.setPolicy(0, { set: "hold", hold: "never", window, scope: "day" });
  auto.answer(0, []);
  expect(auto.decision).toMatchObject({ question: "kernel:trigger", seat: 0 });
});

test("a second hold until the end of the scope gives way to the hold before the first", () => {
  const match = byDay("auto");
  match.setPolicy(0, { set: "hold", hold: "never", window, scope: "day" });
  match.setPolicy(0, { set: "hold", hold: "always", window, scope: "day" });
  expect(match.viewFor(0).policy?.windows[window]).toMatchObject({ hold: "always", before: "auto" });
  match.answer(0, []);
  expect(match.viewFor(0).policy?.windows[window]).toEqual({ hold: "auto", until: null, before: null });
});

test("a hold until the end of a scope leaves nothing behind where there was none before", () => {
  const match = startMatch(gongGame(), { seed: 1, checks: true, hold: "never" });
  match.setPolicy(0, { set: "hold", hold: "auto", window, scope: "day" });
  match.answer(0, []);
  expect(match.viewFor(0).policy?.windows).toEqual({});
  expect(match.slices.gong.heard).toEqual([]);
});

test("the end of a scope leaves holds at other windows, and those of other seats, as they are", () => {
  const match = byDay("auto");
  match.setPolicy(0, { set: "hold", hold: "never", window, scope: "day" });
  match.setPolicy(0, { set: "hold", hold: "always", window: "gong:after" });
  match.setPolicy(1, { set: "hold", hold: "never", window });
  match.answer(0, []);
  expect(match.viewFor(0).policy?.windows).toEqual({
    [window]: { hold: "auto", until: null, before: null },
    "gong:after": { hold: "always", until: null, before: null },
  });
  expect(match.viewFor(1).policy?.windows).toEqual({ [window]: { hold: "never", until: null, before: null } });
});

test("no policy skips a seat's own time", () => {
  const game = gongGame();
  const windows = [...game.windows].map(
    ([name, entry]) => [name, { ...entry, own: name === "gong:answering" }] as const,
  );
  const match = startMatch({ ...game, windows: new Map(windows) }, { seed: 1, checks: true, hold: "never" });
  expect(match.viewFor(0).decision).toMatchObject({ own: true, window: "gong:answering" });
  expect(match.setPolicy(0, { set: "hold", hold: "never", window: "gong:answering" })).toMatchObject({
    ok: false,
    code: "POLICY_INVALID",
  });
});
