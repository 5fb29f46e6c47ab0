import { expect, test } from "vitest";
import { type LiveMatch, loadMatch, saveMatch } from "../../src/entry/run.js";
import { ledgerGame, startLedger } from "./ledger.js";

const INPUTS = 300;

/** Enters as many inputs. */
function play(match: LiveMatch<unknown>, inputs = INPUTS, look: (at: number) => void = () => {}) {
  return Array.from({ length: inputs }, (_, at) => {
    const step = match.answer(0, match.decision?.at((at * 7 + 4) % 18) as never);
    look(at);
    return step;
  });
}

const told = (steps: ReturnType<typeof play>) => steps.map((step) => step.ok && step.events(0));

test("a match that nobody watched ends as a checked one does, and says the same of every input afterwards", () => {
  const [match, checked] = [startLedger(), startLedger(true)];
  const [steps, expected] = [play(match), told(play(checked))];
  expect(told(steps)).toEqual(expected);
  expect(told(steps.toReversed()).toReversed()).toEqual(expected);
  expect(match.opening.recorded).toEqual(checked.opening.recorded);
  expect(match.hash()).toBe(checked.hash());
  expect(match.setup).toEqual({ row: [1, 2, 3, 4] });
  expect(match.inputs).toEqual(checked.inputs);
});

test.each([1, 50, 128, 200])("an input that fails after %i leaves no trace", (when) => {
  const [match, checked] = [startLedger(), startLedger(true)];
  for (const one of [match, checked]) {
    play(one, when);
    expect(one.answer(0, [3, 0, 1, 2])).toMatchObject({ ok: false, code: "HANDLER_FAILED" });
    play(one, 20);
  }
  expect(match.hash()).toBe(checked.hash());
  expect(match.inputs).toEqual(checked.inputs);
});

test("what was told of an input stays as it was, whenever it was looked at", () => {
  const match = startLedger();
  const steps = play(match, 150);
  const before = JSON.stringify([match.opening.events(0), told(steps)]);
  play(match, 150);
  match.undo({ by: 0, to: 140 });
  play(match, 90);
  expect(JSON.stringify([match.opening.events(0), told(steps)])).toBe(before);
});

test.each([1, 20, 33, 64, 100, 129])("whoever looks after %i inputs keeps what he saw", (when) => {
  const match = startLedger();
  const seen: unknown[] = [];
  const look = (at: number) => {
    if (at === when - 1) seen.push(match.changesFor(0, startLedger().state), match.seen.choice, match.decision?.about);
    if (at !== when) return;
    const { slices, state, decision } = match;
    seen.push(match.viewFor(0), decision?.choice, slices, state);
  };
  play(match, when + 1, look);
  const before = JSON.stringify(seen);
  play(match);
  match.undo({ by: 0, to: when - 1 });
  play(match);
  expect(JSON.stringify(seen)).toBe(before);
});

test("a decision that was kept and is looked at later is the one that was asked", () => {
  const [match, looking] = [startLedger(), startLedger()];
  const kept: unknown[] = [];
  const expected: unknown[] = [];
  play(match, 80, () => kept.push(match.decision));
  play(looking, 80, () => expected.push(JSON.stringify([looking.decision?.choice, looking.decision?.about])));
  const said = (kept as NonNullable<typeof match.decision>[]).map((one) => JSON.stringify([one.choice, one.about]));
  expect(said).toEqual(expected);
  expect((kept[40] as NonNullable<typeof match.decision>).at(5)).toEqual(looking.decision?.at(5));
});

test("undo and redo lead where they lead in a checked match, whether anybody looked or not", () => {
  const [match, checked] = [startLedger(), startLedger(true)];
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

test("an answer that was handed out and written into is checked like any other", () => {
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

test("whoever observes is told at once", () => {
  const [heard, expected] = [startLedger(), startLedger(true)].map((match) => {
    play(match, 60);
    const payloads: unknown[] = [];
    match.observe("ledger:written", 0, ({ payload }) => payloads.push(payload));
    play(match, 60);
    return payloads;
  });
  expect(heard).toEqual(expected);
  expect(heard?.length).toBeGreaterThan(60);
});
