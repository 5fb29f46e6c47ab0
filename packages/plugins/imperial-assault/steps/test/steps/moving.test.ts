import { expect, test } from "vitest";
import { does } from "./does.js";

const bound = { friend: "one", other: "two", foe: "luke", gaarkhan: "gaarkhan" };

test("do:points gives movement points: its own in the activation, at once outside it", () => {
  expect(does([{ type: "do:points", amount: 3 }]).table.activation?.points).toBe(3);
  const { asked, table } = does([{ type: "do:points", to: "friend", amount: 1 }], { bound });
  expect(table.activation?.points).toBe(0);
  expect(asked.keys).toContain("c2");
});

test("do:move moves a figure so many spaces, costs ignored", () => {
  const move = { type: "do:move", who: "friend", spaces: 1 };
  const { asked } = does([move], { bound });
  expect(asked.seat).toBe(0);
  expect(asked.keys).toContain("c1");
  expect(does([move], { bound, answers: ["c1"] }).table.figures.one?.spaces).toEqual(["c1"]);
});

test("do:move that must end next to somebody offers no other places, and its owner or its player moves it", () => {
  const move = { type: "do:move", who: "gaarkhan", spaces: 2, endAdjacent: "other", optional: false };
  const { asked } = does([move], { bound });
  expect(asked.seat).toBe(1);
  expect([...asked.keys].sort()).toEqual(["f2", "g1", "g2"]);
  expect(does([{ ...move, by: "you" }], { bound }).asked.seat).toBe(0);
});

test("do:push lets its player push a figure", () => {
  const push = does([{ type: "do:push", who: "foe", spaces: 1 }], { bound });
  expect(push.asked.seat).toBe(0);
  expect(push.asked.keys).toContain("f2");
  const pushed = does([{ type: "do:push", who: "foe", spaces: 1 }], { bound, answers: ["f2"] });
  expect(pushed.table.figures.luke?.spaces).toEqual(["f2"]);
});

test("do:shove that must end next to somebody offers those places alone", () => {
  const shove = { type: "do:shove", figure: "luke", spaces: 3, near: ["officer"], optional: false };
  expect([...does([shove]).asked.keys].sort()).toEqual(["b1", "b2"]);
});

test("do:place puts a figure into an empty space, of its surroundings or of a bound one", () => {
  const near = does([{ type: "do:place", within: 1 }]).asked.keys;
  expect([...near].sort()).toEqual(["c1", "c2"]);
  const there = { bound: { ...bound, there: "h1" } };
  const placed = does([{ type: "do:place", who: "friend", space: "there", within: 0 }], there);
  expect(placed.table.figures.one?.spaces).toEqual(["h1"]);
});

test("do:walk takes the steps of a way, and stops where one cannot be taken", () => {
  const walk = (path: readonly string[][]) =>
    does([{ type: "do:walk", figure: "one", path, voluntary: true }]).table.figures.one?.spaces;
  expect(walk([["c2"], ["b2"]])).toEqual(["b2"]);
  expect(walk([["c2"], ["g5"]])).toEqual(["c2"]);
});

test("do:interact opens a door next to the figure", () => {
  const interact = [{ type: "do:interact", who: "friend" }];
  expect(does(interact, { bound }).table.openDoors).toEqual(["door-1"]);
});
