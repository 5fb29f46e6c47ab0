import { expect, test } from "vitest";
import { type LiveMatch, loadMatch, saveMatch } from "../../src/entry/run.js";
import { ledgerGame, startLedger } from "../fixtures/ledger.js";

/** Enters as many inputs; what was told of them. */
const play = (match: LiveMatch<unknown>, inputs = 300) =>
  Array.from({ length: inputs }, (_, at) => {
    const step = match.answer(0, match.decision?.at((at * 7 + 4) % 18) as never);
    return step.ok && step.events(0);
  });

const both = () => [startLedger(), startLedger(true)] as const;

test("an unchecked match ends as a checked one does, and says the same of every input", () => {
  const [match, checked] = both();
  expect(match.opening.recorded).toEqual(checked.opening.recorded);
  expect(play(match)).toEqual(play(checked));
  expect(match.hash()).toBe(checked.hash());
  expect(match.setup).toEqual({ row: [1, 2, 3, 4] });
  expect(match.inputs).toEqual(checked.inputs);
});

test.each([1, 50, 128, 200])("an input that fails after %i leaves no trace", (when) => {
  const [match, checked] = both();
  for (const one of [match, checked]) {
    play(one, when);
    const { decision } = one;
    expect(one.answer(0, [3, 0, 1, 2])).toMatchObject({ ok: false, code: "HANDLER_FAILED" });
    expect(decision?.at(3)).toEqual(one.decision?.at(3));
    play(one, 20);
  }
  expect(match.hash()).toBe(checked.hash());
  expect(match.inputs).toEqual(checked.inputs);
});

test("undo and redo lead where they lead in a checked match", () => {
  const [match, checked] = both();
  for (const one of [match, checked]) play(one);
  for (const to of [299, 257, 256, 128, 127, 33, 1, 0]) {
    for (const one of [match, checked]) expect(one.undo({ by: 0, to })).toMatchObject({ ok: true });
    expect(match.hash()).toBe(checked.hash());
    for (const one of [match, checked]) expect(one.redo()).toMatchObject({ ok: true });
    expect(match.hash()).toBe(checked.hash());
  }
});

test("a save of it loads, and goes on as it would have gone on", () => {
  const match = startLedger();
  play(match, 150);
  const loaded = loadMatch(ledgerGame, JSON.parse(JSON.stringify(saveMatch(match))), { checks: false });
  for (const one of [match, loaded]) play(one, 150);
  expect(loaded.hash()).toBe(match.hash());
});

test("an answer taken from a decision and written into is checked like any other", () => {
  const match = startLedger();
  const answer = match.decision?.at(3) as number[];
  answer[0] = 7;
  expect(match.answer(0, answer)).toMatchObject({ ok: false, code: "NOT_AN_OPTION" });
  const given = match.decision?.at(3) as number[];
  expect(match.answer(1, given)).toMatchObject({ ok: false, code: "WRONG_SEAT" });
  expect(match.answer(0, given)).toMatchObject({ ok: true });
  given.reverse();
  expect(match.inputs).toEqual([{ seat: 0, answer: startLedger().decision?.at(3) }]);
});

test("the answer with an index is entered as if it had been taken from the decision", () => {
  const [match, checked] = both();
  for (let at = 0; at < 40; at++) {
    const index = (at * 7 + 4) % 18;
    expect(match.answerAt(0, index)).toMatchObject({ ok: true });
    checked.answer(0, checked.decision?.at(index) as never);
  }
  expect(match.inputs).toEqual(checked.inputs);
  expect(match.hash()).toBe(checked.hash());
  expect(match.answerAt(1, 0)).toMatchObject({ ok: false, code: "WRONG_SEAT" });
  for (const index of [-1, 24, 0.5]) expect(match.answerAt(0, index)).toMatchObject({ code: "NOT_AN_OPTION" });
  expect(match.answerAt(0, 18)).toMatchObject({ ok: false, code: "HANDLER_FAILED" });
  expect(match.hash()).toBe(checked.hash());
});
