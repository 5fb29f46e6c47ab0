import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type Opening, openingGame, openingPosition } from "./opening.js";

const begun = (given: Opening = {}) => {
  const { dice, hold } = openingPosition(given);
  const match = startMatch(openingGame(given), { checks: true, hold, chance: scriptedChance(dice) });
  const enter = (seat: number, answer: Parameters<typeof match.answer>[1]) => {
    const result = match.answer(seat, answer);
    if (!result.ok) throw new Error(result.reason);
    return match.hash();
  };
  return { match, enter };
};

test("a seat takes its own choice back without asking anybody, when nothing was shown", () => {
  const { match, enter } = begun();
  const before = match.hash();
  enter(0, "rest");
  expect(match.undo({ by: 0 })).toMatchObject({ ok: true });
  expect(match.hash()).toBe(before);
  expect(match.barriersUndone).toBe(0);
});

test("undoing past the other seat's answer needs that seat's consent", () => {
  const { match, enter } = begun();
  const before = match.hash();
  enter(0, "back");
  const asked = enter(1, "pass");
  expect(match.undo({ by: 0, to: 0 })).toMatchObject({ ok: false, code: "UNDO_NEEDS_CONSENT" });
  expect(match.hash()).toBe(asked);
  expect(match.undo({ by: 0, to: 0, consent: [1] })).toMatchObject({ ok: true });
  expect(match.hash()).toBe(before);
});

test("undoing past dice needs everybody's consent, and the same answers roll the same dice again", () => {
  const { match, enter } = begun({ dice: [3, 2] });
  const before = match.hash();
  const rolled = enter(0, "strike");
  expect(match.undo({ by: 0 })).toMatchObject({ code: "UNDO_NEEDS_CONSENT" });
  expect(match.undo({ by: 0, consent: [1] })).toMatchObject({ ok: true });
  expect(match.hash()).toBe(before);
  expect(match.barriersUndone).toBe(1);
  expect(enter(0, "strike")).toBe(rolled);
});

test("undoing past a card that was drawn or looked at needs everybody's consent", () => {
  const drawn = begun({ decks: [[], ["lunge"]] });
  drawn.enter(0, "rest");
  expect(drawn.match.undo({ by: 0 })).toMatchObject({ ok: true });
  drawn.enter(0, "rest");
  // the second action ends the turn, and seat 1 draws
  drawn.enter(0, "rest");
  expect(drawn.match.undo({ by: 0 })).toMatchObject({ code: "UNDO_NEEDS_CONSENT" });

  const seen = begun({ hands: [["foresight"], []], decks: [["omen", "lunge", "parry"], []] });
  seen.enter(0, []);
  seen.enter(0, "foresight");
  expect(seen.match.decision?.question).toBe("cards:top");
  expect(seen.match.undo({ by: 0 })).toMatchObject({ code: "UNDO_NEEDS_CONSENT" });
});

test("undo inside an interrupt comes back into the middle of the move, and redo goes on from there", () => {
  const { match, enter } = begun({ dice: [3, 3] });
  const inside = enter(0, "back");
  enter(1, "strike");
  const after = enter(0, { body: 4 });
  expect(match.undo({ by: 1, to: 1, consent: [0] })).toMatchObject({ ok: true });
  expect(match.hash()).toBe(inside);
  expect(match.decision).toMatchObject({ seat: 1, question: "kernel:respond" });
  expect(match.viewFor(null).flow.slice(-2)).toEqual(["move.leaving", "window.asking"]);
  match.redo();
  match.redo();
  expect(match.hash()).toBe(after);
});

test("another answer after undo leads elsewhere, and nothing of the first one is left", () => {
  const { match, enter } = begun({ dice: [3, 3] });
  enter(0, "back");
  enter(1, "strike");
  match.undo({ by: 1, consent: [0] });
  enter(1, "pass");
  expect(match.slices.duel).toMatchObject({ attacks: [], reactions: [1, 1] });
  expect(match.slices.duel.fighters[0]).toMatchObject({ at: 1, health: 6 });
  expect(match.redo()).toMatchObject({ code: "NOTHING_TO_REDO" });
});
