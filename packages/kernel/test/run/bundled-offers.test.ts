import { expect, test } from "vitest";
import { type AnyPlugin, composeList, simulateMatch, startMatch } from "../../src/entry/run.js";
import { bundledOffers, declarePlugin, definePlugin, needs } from "../../src/index.js";
import { type Shelves, type ShelvesMatch, shelves } from "./shelves.js";

const declared = declarePlugin({
  name: "buyer",
  version: "0.1.0",
  requires: [needs<Shelves>({ name: "shelves" }, "*")],
});

/** A buyer that takes one of several jars, or fills the shelf; that it may have to. */
const gameWith = (kind: "optional" | "forced") =>
  composeList<Shelves>([
    shelves,
    definePlugin(declared, {
      effects: {},
      offer: {
        "shelves:sale": (_subject: null, _seat: number, match: ShelvesMatch) => [
          bundledOffers("buy", {
            all: () => ["red", "blue"],
            keyOf: (jar) => `buy:${jar}`,
            option: (jar) => ({
              ...match.offer({ key: `buy:${jar}`, effects: [{ type: "shelves:dust" }] }),
              verb: "buy",
            }),
          }),
          match.offer({ key: "fill", kind, effects: [{ type: "shelves:fill" }] }),
        ],
      },
    }) as AnyPlugin,
  ]);
const game = gameWith("optional");

test("what is bundled is counted, listed and taken in simulation as it is in play", () => {
  const match = startMatch(game, { seed: 1, checks: true });
  match.answer(0, "sale");
  const simulation = simulateMatch(game, { seed: 1 });
  simulation.enter("sale");
  const keys = ["buy:red", "buy:blue", "fill", "pass"];
  expect([simulation.count(), [0, 1, 2, 3].map((index) => simulation.at(index))]).toEqual([4, keys]);
  expect(match.decision?.choice).toMatchObject({ options: keys.map((key) => ({ key })) });
  expect(JSON.stringify(simulation.choice)).toBe(JSON.stringify(match.decision?.choice));
  for (const answer of ["buy:blue", "fill", "pass"]) {
    match.answer(0, answer);
    expect(simulation.answer(answer)).toBeUndefined();
    expect(simulation.snapshot()).toEqual(match.snapshot());
  }
});

test("a mark in the middle of a bundle brings it back", () => {
  const simulation = simulateMatch(game, { seed: 1 });
  simulation.enter("sale");
  const mark = simulation.mark();
  simulation.enter("buy:red");
  simulation.reset(mark);
  expect([simulation.count(), simulation.slices.shelves.dust]).toEqual([4, 0]);
  simulation.enterAt(1);
  expect(simulation.slices.shelves.dust).toBe(1);
});

test("beside something forced all options are listed, and none is passing", () => {
  const simulation = simulateMatch(gameWith("forced"), { seed: 1 });
  simulation.enter("sale");
  expect([0, 1, 2].map((index) => simulation.at(index))).toEqual(["buy:red", "buy:blue", "fill"]);
  expect(simulation.count()).toBe(3);
});
