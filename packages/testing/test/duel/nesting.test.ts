import { scriptedChance } from "@riposte/kernel/chance";
import { loadMatch, resumeMatch, saveMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { xstateExecutor } from "../../src/executors/xstate-executor.js";
import { openingGame } from "./opening.js";

const script = () => scriptedChance({ deck: [[], []], dice: [3, 3, 1, 1] });
const midAttack = (options: object = {}) => {
  const match = startMatch(openingGame({}), { seed: 1, hold: "auto", checks: true, chance: script(), ...options });
  match.answer(0, "back");
  match.answer(1, "strike");
  return match;
};

test("an attack inside an interrupt inside a move is a frame on frames, outermost first", () => {
  const match = midAttack();
  expect(match.viewFor(null).flow).toEqual([
    "match.round",
    "round.playing.first",
    "turn.playing.acting",
    "move.leaving",
    "window.asking",
    "attack.fighting.landing",
  ]);
  expect(match.state.scopes.map(({ name }) => name)).toEqual(["round", "turn", "attack"]);
});

test("ended frames leave nothing behind: their scopes, queues and variables are gone", () => {
  const match = midAttack();
  match.answer(0, { plate: 2, body: 2 });
  expect(match.viewFor(null).flow).toEqual(["match.round", "round.playing.first", "turn.playing.acting"]);
  expect(match.state.scopes.map(({ name }) => name)).toEqual(["round", "turn"]);
  expect(match.state.queue).toEqual([]);
  expect(match.state.frames.map(({ vars }) => vars)).toEqual([null, null, { seat: 0 }]);
});

test.each([
  ["tables", undefined],
  ["xstate", xstateExecutor],
])("a match resumed on %s in the middle of the attack goes on like the one it was taken from", (_name, executor) => {
  const match = midAttack();
  const snapshot = JSON.parse(JSON.stringify(match.snapshot()));
  const resumed = resumeMatch(openingGame({}), snapshot, {
    chance: script(),
    checks: true,
    ...(executor && { executor: executor() }),
  });
  for (const [seat, answer] of [
    [0, { plate: 2, body: 2 }],
    [0, "strike"],
  ] as const) {
    expect(resumed.answer(seat, answer)).toMatchObject({ ok: true });
    expect(match.answer(seat, answer)).toMatchObject({ ok: true });
    expect(resumed.hash()).toBe(match.hash());
  }
});

test("a save in the middle of the attack is loaded to the same decision, and standing orders are part of it", () => {
  const match = startMatch(openingGame({}), { seed: 8, checks: true });
  match.setPolicy(1, { set: "order", window: "move:leaving", key: "strike", act: "play" });
  match.setPolicy(0, { set: "hold", hold: "never", window: "attack:declared", scope: "round" });
  match.answer(0, "back");
  const loaded = loadMatch(openingGame({}), JSON.parse(JSON.stringify(saveMatch(match))), { checks: true });
  expect(loaded.hash()).toBe(match.hash());
  expect(loaded.viewFor(1)).toEqual(match.viewFor(1));
});
