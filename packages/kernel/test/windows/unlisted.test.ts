import { expect, test } from "vitest";
import { compose, simulateMatch } from "../../src/entry/run.js";
import { worked, workshop } from "../fixtures/workshop.js";

/** A break where one may note any number below ten without it being listed, and rest, which is. */
const rules = {
  messages: { "workshop:too-much": "{number} is too much" },
  offer: {
    "workshop:break": {
      possible: () => true,
      options: () => [{ key: "rest", kind: "optional", effects: [] }] as const,
      unlisted: (key: string | number) => {
        if (typeof key !== "number") return undefined;
        if (key >= 10) return { id: "workshop:too-much", params: { number: key } };
        return {
          key,
          kind: "optional",
          effects: [{ type: "workshop:note", what: `${key}` } as { type: string }],
        } as const;
      },
    },
  },
};
const opening = (match: Parameters<Parameters<typeof worked>[0]>[0]) => match.open("workshop:break", { hour: 9 });
const onBreak = () => worked(opening, rules).match;

test("a legal answer that is not listed does what it stands for", () => {
  const match = onBreak();
  expect(match.decision?.choice).toMatchObject({ options: [{ key: "rest" }, { key: "pass" }] });
  expect(match.answer(0, 7)).toMatchObject({ ok: true });
  expect(match.slices.workshop.notes).toEqual(["7"]);
  expect(match.decision?.question).toBe("kernel:respond");
});

test("one that is not legal is refused with its reason, and nothing happens", () => {
  const match = onBreak();
  expect(match.answer(0, 12)).toMatchObject({ ok: false, code: "NOT_AN_OPTION", reason: "12 is too much." });
  expect(match.slices.workshop.notes).toEqual([]);
});

test("what nobody knows is no answer, listed or not", () => {
  expect(onBreak().answer(0, "sleep")).toMatchObject({ ok: false, reason: "choose one of: rest, pass; got sleep" });
});

test("under once it is spent like any other", () => {
  const match = onBreak();
  match.answer(0, 7);
  expect(match.answer(0, 7)).toMatchObject({ ok: false });
  expect(match.answer(0, 8)).toMatchObject({ ok: true });
});

test("it is replayed by undo and redo, and taken in simulation", () => {
  const match = onBreak();
  match.answer(0, 7);
  const hash = match.hash();
  match.undo({ by: 0 });
  expect(match.redo()).toMatchObject({ ok: true });
  expect(match.hash()).toBe(hash);
  const simulation = simulateMatch(compose([workshop(opening, rules)]), { seed: 1 });
  simulation.answer("work");
  expect(simulation.answer(7)).toBeUndefined();
});
