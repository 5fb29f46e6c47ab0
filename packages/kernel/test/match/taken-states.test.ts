import { expect, test } from "vitest";
import { compose, startMatch } from "../../src/entry/run.js";
import { choose, die, type Questions } from "../../src/index.js";
import { type Workshop, workshop } from "../fixtures/workshop.js";

const next: Questions<Workshop>["workshop:next"] = {
  prompt: { id: "workshop:next" },
  choices: () => choose.one([{ key: "work" }, { key: "spiral" }, { key: "maze" }]),
  answer(answer, _asked, match) {
    match.queue({ type: "workshop:work" });
    if (answer !== "work") match.call(answer as "spiral");
  },
};

/** A die is rolled for every jar; working in the spiral or the maze never ends. */
function start() {
  const game = compose([
    workshop(
      (match, slice) => {
        match.own(slice, "shelf").jars += match.chance("dice", die(6));
        match.own(slice, "notes").push(`jar ${slice.shelf.jars}`);
        match.publish("workshop:noted", { what: slice.notes as never });
      },
      { questions: { "workshop:next": next } as never },
    ),
  ]);
  return startMatch(game, { seed: 7, checks: false });
}

test("where nobody looked at a state, a failing input is taken back all the same", () => {
  const [match, other] = [start(), start()];
  for (let input = 1; input <= 70; input++) {
    for (const one of [match, other]) expect(one.answer(0, "work").ok).toBe(true);
    for (const wrong of input % 9 === 0 ? ["spiral", "maze"] : []) {
      expect(match.answer(0, wrong)).toMatchObject({ ok: false, code: "LOOP_LIMIT" });
      expect(match.line).toHaveLength(input);
    }
  }
  expect(match.hash()).toBe(other.hash());
  expect(match.inputs).toEqual(other.inputs);
  const [one, another] = [match.answer(0, "work"), other.answer(0, "work")];
  expect(one.ok && one.recorded).toEqual(another.ok && another.recorded);
});

test("a state that somebody has taken, and a slice he has looked at, stay as they were", () => {
  const match = start();
  match.answer(0, "work");
  const shelf = match.slices.workshop;
  match.answer(0, "work");
  const { state } = match;
  const before = JSON.stringify([shelf, state]);
  for (let input = 0; input < 40; input++) match.answer(0, "work");
  match.undo({ by: 0, to: 20, consent: [0] });
  expect(JSON.stringify([shelf, state])).toBe(before);
  expect(match.state).toBe(match.state);
});

test("what was told of an input never changes afterwards", () => {
  const match = start();
  const told = Array.from({ length: 40 }, () => {
    const step = match.answer(0, "work");
    return { step, said: JSON.stringify(step.ok && step.recorded) };
  });
  match.undo({ by: 0, to: 3, consent: [0] });
  match.answer(0, "work");
  for (const { step, said } of told) expect(JSON.stringify(step.ok && step.recorded)).toBe(said);
});

test("undo leads to the states that were passed, whether anybody looked at them or not", () => {
  const [match, looking] = [start(), start()];
  const hashes = [match.hash()];
  for (let input = 0; input < 70; input++) {
    match.answer(0, "work");
    looking.answer(0, "work");
    hashes.push(looking.hash());
  }
  for (const to of [64, 63, 33, 32, 31, 1, 0]) {
    expect(match.undo({ by: 0, to, consent: [0] }).ok).toBe(true);
    expect(match.hash()).toBe(hashes[to]);
  }
});
