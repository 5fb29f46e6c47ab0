import { expect, test } from "vitest";
import { answersTo, compose, startMatch } from "../../src/entry/run.js";
import { workshop } from "../fixtures/workshop.js";

const game = (hear: () => void = () => undefined) =>
  compose([
    workshop(() => undefined, {
      on: {
        "workshop:noted": [
          ({ what }, match) => {
            match.queue({ type: "workshop:note", what: `${what}, again` });
            match.queue({ type: "workshop:work" });
          },
          hear,
        ],
      },
    }),
  ]);

test("what plugins would queue on hearing a fact is told in order, and nothing of it happens", () => {
  const match = startMatch(game(), { seed: 1 });
  const before = match.hash();
  expect(answersTo(match.game, match.state, "workshop:noted", { what: "rain" })).toEqual([
    { plugin: "workshop", effects: [{ type: "workshop:note", what: "rain, again" }, { type: "workshop:work" }] },
    { plugin: "workshop", effects: [] },
  ]);
  expect(match.hash()).toBe(before);
});

test("a handler that fails is told beside those that do not", () => {
  const match = startMatch(
    game(() => {
      throw new Error("deaf");
    }),
    { seed: 1 },
  );
  expect(answersTo(match.game, match.state, "workshop:noted", { what: "rain" })).toMatchObject([
    { effects: [{}, {}] },
    { effects: [], failed: expect.objectContaining({ message: "deaf" }) },
  ]);
});

test("an event that no plugin hears has no answers", () => {
  const match = startMatch(game(), { seed: 1 });
  expect(answersTo(match.game, match.state, "workshop:gone", {})).toEqual([]);
});
