import { expect, test } from "vitest";
import { type Choices, changed, peopleAtTable, seatsFor } from "../../src/new-match/choices.js";

const before = { own: [null, null], other: null, company: "bot", chosen: { armies: "a,b", mission: "one,other" } };
const sides = { key: "armies", values: [], otherwise: "a,b", help: "" };
const after = (some: object, chosen: object = before.chosen) =>
  changed({ ...before, chosen } as unknown as Choices, some, sides).chosen;

test("missions that were named for two armies go when an army does, and stay with anything else", () => {
  expect(after({ chosen: { armies: "c,b", mission: "one,other" } })).toEqual({ armies: "c,b" });
  expect(after({ own: ["a list", null] })).toEqual({ armies: "a,b" });
  expect(after({ seed: "7" })).toEqual(before.chosen);
  expect(after({ chosen: { armies: "c,b", mission: "none" } })).toEqual({ armies: "c,b", mission: "none" });
});

test("at a table for four people sit first and bots have the other seats; for two there is nothing to choose", () => {
  const bot = "easy";
  const seated = (company: Choices["company"], people: number | null, seats = 4) =>
    seatsFor(seats, { company, bot, people });
  expect(seated("friend", null)).toEqual(["human", "human", "human", "human"]);
  expect(seated("friend", 3)).toEqual(["human", "human", "human", bot]);
  expect(seated("device", 2)).toEqual(["human", "human", bot, bot]);
  expect(seated("friend", 4, 3)).toEqual(["human", "human", "human"]);
  expect(seated("bot", 3)).toEqual(["human", bot, bot, bot]);
  expect(seated("bots", 3)).toEqual([bot, bot, bot, bot]);
  expect(seated("device", null, 1)).toEqual(["human"]);
  expect([peopleAtTable(2), peopleAtTable(4)]).toEqual([[], [2, 3, 4]]);
});
