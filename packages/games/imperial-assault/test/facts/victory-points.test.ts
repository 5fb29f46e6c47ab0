import { expect, test } from "vitest";
import { gameFacts } from "./game-facts.js";

const facts = gameFacts();
const figures = Object.values(facts.deployment).filter((card) => card.kind === "figure");

test("a single figure is worth its deployment cost", () => {
  for (const card of figures.filter(({ figures }) => figures === 1)) expect(card.figureCost, card.id).toBe(card.cost);
});

test("three elite Stormtroopers of cost 7 are worth 9 points, not 7", () => {
  const card = facts.deployment["stormtrooper-elite"];
  if (card?.kind !== "figure") throw new Error("the elite Stormtrooper is a group of figures");
  expect(card.figureCost * card.figures).toBe(9);
  expect(card.cost).toBe(7);
});

test("a group's figures together need not be worth its cost", () => {
  const different = figures.filter((card) => card.figures > 1 && card.figures * card.figureCost !== card.cost);
  expect(different.length).toBeGreaterThan(10);
});

test("a squad upgrade's figure is worth its own card's cost", () => {
  for (const card of Object.values(facts.deployment)) {
    if (card.kind === "squadUpgrade") expect(card.figureCost).toBe(card.cost);
  }
});

test("some attachments have negative costs, which subtract", () => {
  const negative = Object.values(facts.deployment).filter((card) => card.kind === "upgrade" && card.cost < 0);
  expect(Object.fromEntries(negative.map((card) => [card.id, "cost" in card && card.cost]))).toEqual({
    "a-new-hope": -1,
    "driven-by-hatred": -5,
    "rogue-smuggler": -2,
    "scavenged-walker": -1,
    "wookiee-avenger": -4,
  });
});
