import { expect, test } from "vitest";
import { loadMatch, saveMatch, startMatch } from "../../src/entry/run.js";
import { coinGame } from "../fixtures/coin.js";
import { gongGame } from "../fixtures/gong.js";
import { sortingGame } from "../fixtures/sorting.js";

const sorted = (...orders: readonly string[]) => {
  const match = startMatch(sortingGame(), { seed: 1 });
  for (const order of orders) expect(match.answer(0, order.split(""))).toMatchObject({ ok: true });
  return match;
};

test("undo says how far it may go", () => {
  expect(sorted().undo({ by: 0 })).toMatchObject({ code: "UNDO_OUT_OF_RANGE", reason: "Nothing to undo." });
  const match = sorted("bac", "abc");
  for (const to of [-1, 2, 0.5])
    expect(match.undo({ by: 0, to })).toMatchObject({
      code: "UNDO_OUT_OF_RANGE",
      reason: `Undo goes to 0 to 1 inputs, not ${to}.`,
    });
  expect(match.undo({ by: 0, to: 1 })).toMatchObject({ ok: true });
  expect(match.slices.sorting.order).toEqual(["b", "a", "c"]);
});

test("undo goes back to the last answer, and takes policies set since then with it", () => {
  const match = sorted("bac");
  match.setPolicy(1, { set: "hold", hold: "never" });
  expect(match.undo({ by: 0 })).toMatchObject({ ok: true });
  expect(match.line).toEqual([]);
  expect(match.viewFor(1).policy?.hold).toBe("always");
  expect(match.redoable).toBe(2);
  match.redo();
  expect(match.redo({ by: 0 })).toMatchObject({ ok: true });
  expect(match.viewFor(1).policy?.hold).toBe("never");
});

test("policies may stay: they are set again behind the answer that is taken back, and a save tells the same", () => {
  const match = sorted("bac");
  match.setPolicy(1, { set: "hold", hold: "never" });
  match.answer(0, ["c", "a", "b"]);
  expect(match.undo({ by: 0, to: 0, policies: "stay" })).toMatchObject({ ok: true });
  expect(match.viewFor(1).policy?.hold).toBe("never");
  expect(match.line).toEqual([{ seat: 1, policy: { set: "hold", hold: "never" } }]);
  expect(match.inputs.at(-1)).toEqual({ seat: 0, undo: 0, policies: 1 });
  expect(match.redoable).toBe(2);
  const again = loadMatch(sortingGame(), JSON.parse(JSON.stringify(saveMatch(match))));
  expect(again.hash()).toBe(match.hash());
  expect(again.line).toEqual(match.line);
  match.redo();
  match.redo();
  expect(match.slices.sorting.order).toEqual(["c", "a", "b"]);
});

test("a policy for a scope that is not open where undo leads has ended with it", () => {
  const match = startMatch(gongGame(), { seed: 1, hold: "auto" });
  const answers = [
    [0, "decline"],
    [0, "pass"],
    [1, "pass"],
  ] as const;
  for (const [seat, answer] of answers) match.answer(seat, answer);
  match.setPolicy(0, { set: "hold", hold: "never", window: "gong:sounding", scope: "day" });
  match.setPolicy(0, { set: "hold", hold: "never", window: "gong:answering" });
  expect(match.undo({ by: 0, to: 0, consent: [1], policies: "stay" })).toMatchObject({ ok: true });
  expect(Object.keys(match.viewFor(0).policy?.windows ?? {})).toEqual(["gong:answering"]);
  expect(match.inputs.at(-1)).toMatchObject({ consent: [1], policies: 1 });
});

test("undo asks everybody whose answer it takes back, and names the seat there is not", () => {
  const match = startMatch(gongGame(), { seed: 1, hold: "auto" });
  match.answer(0, "decline");
  match.answer(0, "pass");
  match.answer(1, "pass");
  expect(match.undo({ by: 0, to: 1 })).toMatchObject({
    code: "UNDO_NEEDS_CONSENT",
    reason: "Undo takes back what concerns seat 1: ask for consent.",
  });
  expect(match.undo({ by: 0, to: 1, consent: [1, 4] })).toMatchObject({ reason: "There is no seat 4." });
  expect(match.undo({ by: 0, to: 1, consent: [1] })).toMatchObject({ ok: true });
});

test("redo says when there is nothing, and whose answer is next", () => {
  expect(sorted("bac").redo()).toMatchObject({ code: "NOTHING_TO_REDO", reason: "Nothing to redo." });
  const match = sorted("bac");
  match.undo({ by: 0 });
  expect(match.redo({ by: 1 })).toMatchObject({ reason: "The next answer is seat 0's: ask for consent." });
  expect(match.redo({ by: 0 })).toMatchObject({ ok: true });
  expect(match.redoable).toBe(0);
});

test("the same answer again is a redo: what came after it can still be entered again", () => {
  const match = sorted("bac", "abc");
  match.undo({ by: 0, to: 0 });
  match.answer(0, ["b", "a", "c"]);
  expect(match.redoable).toBe(1);
  match.undo({ by: 0, to: 0 });
  match.answer(0, ["c", "b", "a"]);
  expect(match.redoable).toBe(0);
});

test("undo over many inputs comes back to the same states, and the dice taken back are counted", () => {
  const match = startMatch(sortingGame(), { seed: 1, checks: true });
  const hashes = [match.hash()];
  for (let input = 0; input < 70; input++) {
    match.answer(0, input % 2 === 0 ? ["b", "a", "c"] : ["c", "b", "a"]);
    hashes.push(match.hash());
  }
  for (const to of [69, 64, 63, 33, 32, 31, 0]) {
    expect(match.undo({ by: 0, to })).toMatchObject({ ok: true });
    expect(match.hash()).toBe(hashes[to]);
    expect(match.line).toHaveLength(to);
  }
  expect(match.barriersUndone).toBe(0);
  const coin = startMatch(coinGame(), { seed: 2 });
  for (const _ of [1, 2, 3]) coin.answer(0, "roll");
  coin.undo({ by: 0, to: 1 });
  expect(coin.barriersUndone).toBe(2);
  coin.undo({ by: 0, to: 0 });
  expect(coin.barriersUndone).toBe(3);
});

test("an undo in the log says nothing of how far it went", () => {
  const match = sorted("bac");
  match.undo({ by: 0 });
  expect(match.logFor(1)).toEqual([
    { seat: 0, answered: true },
    { seat: 0, undone: true },
  ]);
});
