import { expect, test } from "vitest";
import { loadMatch, saveMatch, startMatch } from "../../src/entry/run.js";
import { gongGame } from "../fixtures/gong.js";

const game = gongGame();

/** The gong where answering it is a seat's own time, and what happens before it is rung concerns seat 1. */
const called = {
  ...game,
  windows: new Map(
    [...game.windows].map(
      ([name, entry]) =>
        [
          name,
          {
            ...entry,
            own: name === "gong:answering",
            concerns: name === "gong:before" ? (_subject: unknown, seat: number) => seat === 1 : null,
          },
        ] as const,
    ),
  ),
};

/** Seat 1 passes; then seat 0 rings, and seat 1 could hush it before and after. */
function rung(until: "own" | "concerned" | { scope: string } | null) {
  const match = startMatch(called, { seed: 1, checks: true, hold: ["never", "auto"] });
  match.answer(0, "pass");
  match.answer(1, "pass");
  if (until !== null) expect(match.setPolicy(1, { set: "pass", until })).toMatchObject({ ok: true });
  match.answer(0, ["b"]);
  return match;
}
const passing = (match: ReturnType<typeof rung>) => match.viewFor(1).policy?.passing;

test("a seat is asked at every moment it can respond at", () => {
  expect(rung(null).viewFor(1).decision).toMatchObject({ own: true, window: "gong:before" });
});

test("a seat that passes until its own time is asked nothing before, and passes no longer then", () => {
  const match = rung("own");
  expect(match.slices.gong.heard).toEqual(["ring", "startle"]);
  expect(passing(match)).toEqual({ until: "own" });
  for (const answer of ["pass", "shout"]) match.answer(0, answer);
  expect(match.viewFor(1).decision).toMatchObject({ own: true, window: "gong:answering" });
  expect(passing(match)).toBeUndefined();
});

test("a seat that passes until something concerns it is asked there, and from then on", () => {
  const match = rung("concerned");
  expect(match.viewFor(1).decision).toMatchObject({ own: true, window: "gong:before" });
  expect(passing(match)).toBeUndefined();
});

test("a seat that passes until a scope closes is asked again behind it", () => {
  const match = rung({ scope: "day" });
  expect(match.slices.gong.heard).toEqual(["ring", "startle"]);
  expect(passing(match)).toBeUndefined();
});

test("passing is taken back by its seat, and lives in a save", () => {
  const match = rung("own");
  expect(loadMatch(called, saveMatch(match)).viewFor(1).policy?.passing).toEqual({ until: "own" });
  match.setPolicy(1, { set: "no-pass" });
  expect(passing(match)).toBeUndefined();
});

test("undo does not pass again: who takes an answer back wants to be asked", () => {
  const match = rung("own");
  expect(match.undo({ by: 0, to: 2, consent: [1], policies: "stay" })).toMatchObject({ ok: true });
  expect(passing(match)).toBeUndefined();
});

test("passing that would never end is refused", () => {
  const match = startMatch(game, { seed: 1, checks: true, hold: "never" });
  expect(match.setPolicy(0, { set: "pass", until: "own" })).toMatchObject({ ok: false, code: "POLICY_INVALID" });
  expect(match.setPolicy(0, { set: "pass", until: "concerned" })).toMatchObject({
    reason: "This game has no moment to end at, so passing would never end.",
  });
  expect(match.setPolicy(0, { set: "pass", until: { scope: "night" } })).toMatchObject({
    reason: 'The scope "night" is not open, so that would never end.',
  });
});

test("what a seat passes is nobody else's business", () => {
  const match = rung("own");
  expect(JSON.stringify(match.viewFor(0))).not.toContain("passing");
  expect(JSON.stringify(match.logFor(0))).not.toContain("own");
});
