import { expect, test } from "vitest";
import { duelWith, groupsOf } from "../reading/duel-position.js";
import { does } from "./does.js";

const there = { bound: { space: "c1" } };

test("do:smoke makes a space block line of sight", () => {
  const seen = (steps: readonly object[]) =>
    does([...steps, { type: "do:select", from: { name: "Imperial Officer", seen: true } }], there).bound.target;
  expect(seen([])).toEqual(["officer"]);
  expect(seen([{ type: "do:smoke" }])).toEqual([]);
});

test("do:shield puts an energy shield on a space, which can be attacked", () => {
  const { objects } = does([{ type: "do:shield", health: 3 }], there).table;
  expect(Object.values(objects)).toEqual([expect.objectContaining({ space: "c1", health: 3 })]);
});

test("do:rubble lies on a space, or on all around it too", () => {
  const laid = (around: boolean) => does([{ type: "do:rubble", fromSpace: "space", around }], there).table.rubble;
  expect(laid(false)).toEqual(["c1"]);
  expect(laid(true)).toEqual(["b1", "c1", "d1", "b2", "c2", "d2"]);
});

test("do:discard-terminal takes the terminal on a space off the map", () => {
  const droid = { card: "c-3po", figures: [{ id: "c3po", at: "a5" }] };
  const position = duelWith({}, { groups: [...groupsOf(1).slice(0, 2), droid] });
  const near = { type: "do:select", from: { side: "hostile", touches: "terminal" } };
  const touching = (steps: readonly object[]) => does([...steps, near], { position, bound: { space: "a4" } }).bound;
  expect(touching([]).target).toEqual(["c3po"]);
  expect(touching([{ type: "do:discard-terminal" }]).target).toEqual([]);
});

test("do:shade hides a figure from hostile ones so far away", () => {
  const sees = { type: "do:select", from: { name: "Gaarkhan", sees: "two" } };
  const seeing = (from: number) =>
    does([{ type: "do:shade", who: "two", from }, sees], { bound: { two: "two" } }).bound.target;
  expect(seeing(2)).toEqual(["gaarkhan"]);
  expect(seeing(1)).toEqual([]);
});

test("do:choose-tile binds a map tile, on which figures are found", () => {
  const steps = [{ type: "do:choose-tile" }, { type: "do:select", from: { side: "hostile", onTile: "tile" } }];
  expect(does(steps).asked.keys).toEqual(["1a", "2a", "3a"]);
  expect(does(steps, { answers: ["3a"] }).bound.target).toEqual(["c3po"]);
});
