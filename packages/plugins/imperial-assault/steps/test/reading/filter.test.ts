import { expect, test } from "vitest";
import { figuresThat } from "../../src/reading/filter.js";
import { position } from "./duel-position.js";
import { reads } from "./scene-at.js";

const all = ["vader", "one", "two", "officer", "luke", "gaarkhan", "c3po"];

test.each([
  [{}, all],
  [{ side: "friendly" }, ["vader", "one", "two", "officer"]],
  [{ side: "hostile" }, ["luke", "gaarkhan", "c3po"]],
  [{ side: "any" }, all],
  [{ side: "friendly", other: true }, ["one", "two", "officer"]],
  [{ within: 2 }, ["vader", "one", "two", "luke", "gaarkhan"]],
  [{ within: 1, from: "luke" }, ["vader", "one", "two", "luke", "gaarkhan"]],
  [{ beyond: 2 }, ["officer", "c3po"]],
  [{ adjacent: true }, ["one", "luke", "gaarkhan"]],
  [{ adjacent: true, from: "one" }, ["vader", "luke", "gaarkhan"]],
  [{ trait: "trooper" }, ["one", "two"]],
  [{ trait: ["trooper", "wookiee"] }, ["one", "two", "gaarkhan"]],
  [{ side: "friendly", notTrait: "trooper" }, ["vader", "officer"]],
  [{ name: "Stormtrooper" }, ["one", "two"]],
  [{ card: "gaarkhan" }, ["gaarkhan"]],
  [{ affiliation: "rebel" }, ["luke", "gaarkhan", "c3po"]],
  [{ unique: false }, ["one", "two", "officer"]],
  [{ side: "friendly", elite: true }, ["vader"]],
  [{ small: false }, []],
  [{ massive: true }, []],
  [{ mobile: true }, []],
  [{ companion: true }, []],
  [{ side: "friendly", costAtMost: 3 }, ["one", "two", "officer"]],
  [{ costAtLeast: 10 }, ["vader"]],
  [{ side: "friendly", highestCost: true }, ["vader"]],
  [{ cheaperThanSelf: true }, ["one", "two", "officer", "luke", "gaarkhan", "c3po"]],
  [{ side: "friendly", groupCostAtMost: 6 }, ["one", "two", "officer"]],
  [{ side: "hostile", sharesTrait: "vader" }, ["luke", "gaarkhan"]],
  [{ attack: "melee" }, ["vader", "gaarkhan"]],
  [{ side: "friendly", diceAtMost: 2 }, ["one", "two", "officer"]],
  [{ group: "own" }, ["vader"]],
  [{ side: "friendly", group: "other" }, ["one", "two", "officer"]],
  [{ groupOf: "one" }, ["one", "two"]],
  [{ has: "focus" }, ["vader"]],
  [{ has: "harmful" }, ["luke"]],
  [{ side: "hostile", lacks: "stun" }, ["gaarkhan", "c3po"]],
  [{ harmfulAtLeast: 2 }, ["luke"]],
  [{ side: "hostile", gains: "stun" }, ["gaarkhan", "c3po"]],
  [{ spendsToken: true, side: "hostile" }, ["luke", "gaarkhan", "c3po"]],
  [{ damageAtLeast: 2 }, ["vader", "two"]],
  [{ side: "friendly", damageAtMost: 2 }, ["one", "two", "officer"]],
  [{ healthLeftAtMost: 1 }, ["two"]],
  [{ token: true }, []],
  [{ seen: true, side: "hostile" }, ["luke", "gaarkhan"]],
  [{ sees: "luke", side: "friendly" }, ["vader", "one", "two"]],
  [{ paysStrain: 2 }, all],
  [{ groupCostAtMostOf: "luke" }, ["one", "two", "officer", "luke", "gaarkhan", "c3po"]],
  [{ marked: "scrap" }, []],
  [{ side: "friendly", unmarked: "scrap" }, ["vader", "one", "two", "officer"]],
  [{ incapacitated: "only" }, []],
  [{ incapacitated: "also", trait: "trooper" }, ["one", "two"]],
  [{ side: "hostile", not: "luke" }, ["gaarkhan", "c3po"]],
  [{ is: ["luke", "self"] }, ["vader", "luke"]],
  [{ side: "friendly", ready: false }, ["officer"]],
  [{ side: "friendly", attachment: false }, ["vader", "one", "two", "officer"]],
  [{ side: "friendly", having: { side: "hostile", adjacent: true, from: "it" } }, ["vader", "one", "two"]],
  [{ any: [{ card: "c-3po" }, { trait: "trooper" }] }, ["one", "two", "c3po"]],
] as const)("%j finds %j", (filter, found) => {
  const bound = { luke: "luke", one: "one", vader: "vader" };
  expect(reads(position, (scene) => figuresThat(scene, filter as never), bound)).toEqual(found);
});

/** The same figures about the yard, where its ground differs. */
const at: Readonly<Record<string, string>> = {
  ...{ vader: "d3", one: "b2", two: "f2", officer: "a3" },
  ...{ luke: "d4", gaarkhan: "g2", c3po: "h8" },
};
const spread = {
  ...position,
  position: {
    ...position.position,
    seats: position.position.seats.map((seat) => ({
      ...seat,
      groups: seat.groups.map((group) => ({
        ...group,
        figures: group.figures.map((figure) => ({ ...figure, at: at[figure.id] })),
      })),
    })),
  },
};

test.each([
  [{ adjacent: true, fromSpace: "crate" }, ["vader", "luke"]],
  [{ within: 1, fromSpace: "wreck" }, ["vader", "luke"]],
  [{ beyond: 4, fromSpace: "crate" }, ["c3po"]],
  [{ within: 9, fromSpace: "nowhere" }, []],
  [{ side: "friendly", combinedCostAtMost: 8 }, ["officer"]],
  [{ combinedCostAtMost: 99 }, all],
  [{ namesake: true }, ["one", "two"]],
  [{ touches: "difficult" }, ["one", "two", "officer", "gaarkhan"]],
  [{ touches: "blocking" }, ["vader", "luke"]],
  [{ touches: "impassable" }, ["luke"]],
  [{ touches: "exterior" }, ["one", "two", "gaarkhan", "c3po"]],
  [{ touches: "terminal" }, ["officer"]],
  [{ touches: "wall" }, ["officer", "c3po"]],
  [{ touches: "object" }, ["vader", "officer"]],
  [{ touches: ["terminal", "blocking"] }, ["vader", "officer", "luke"]],
  [{ onTile: "tile" }, ["vader", "officer", "luke"]],
  [{ onTile: "nowhere" }, []],
  [{ inZone: "own" }, ["one", "two", "c3po"]],
  [{ inZone: "opposing" }, ["gaarkhan"]],
  [{ inZone: "outside" }, ["vader", "officer", "luke", "gaarkhan"]],
] as const)("about the yard %j finds %j", (filter, found) => {
  const bound = { crate: "d4", wreck: ["d4", "e4"], tile: "2a", group: "0.stormtrooper" };
  expect(reads(spread, (scene) => figuresThat(scene, filter as never), bound)).toEqual(found);
});
