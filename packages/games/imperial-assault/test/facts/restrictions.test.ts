import { expect, test } from "vitest";
import { subjectOf } from "../../src/facts/deployment-card.js";
import { type Subject, selectsAny } from "../../src/facts/selector.js";
import { gameFacts } from "./game-facts.js";

const facts = gameFacts();

test("parts of a box are AND-ed", () => {
  // Apex Predator: large Creature.
  expect(mayPlay("apex-predator", "bantha-rider")).toBe(true);
  expect(mayPlay("apex-predator", "nexu")).toBe(true);
  expect(mayPlay("apex-predator", "loth-cat")).toBe(false);
  expect(mayPlay("apex-predator", "at-st")).toBe(false);
});

test("alternatives are OR-ed", () => {
  const played = Object.values(facts.command).find(({ id }) => id === "cripple");
  expect(played?.restriction).toEqual({ by: "figure", anyOf: [{ traits: ["brawler"] }, { traits: ["hunter"] }] });
  expect(mayPlay("cripple", "bossk")).toBe(true);
  expect(mayPlay("cripple", "c-3po")).toBe(false);
});

test("an affiliation may be part of one alternative only", () => {
  const [card] = Object.values(facts.command).filter(
    ({ restriction }) =>
      restriction.by === "figure" &&
      restriction.anyOf.length === 2 &&
      restriction.anyOf.some((part) => part.affiliation && part.traits),
  );
  expect(card?.restriction).toEqual({
    by: "figure",
    anyOf: [{ traits: ["guardian"] }, { affiliation: "rebel", traits: ["force-user"] }],
  });
  expect(mayPlay(card?.id ?? "", "royal-guard")).toBe(true);
  expect(mayPlay(card?.id ?? "", "ahsoka-tano")).toBe(true);
  expect(mayPlay(card?.id ?? "", "fifth-brother")).toBe(false);
});

test("named cards go by name, whatever the subtitle", () => {
  const [card] = Object.values(facts.command).filter(
    ({ restriction }) =>
      restriction.by === "figure" && restriction.anyOf.some(({ names }) => names?.includes("Luke Skywalker")),
  );
  expect(mayPlay(card?.id ?? "", "luke-skywalker")).toBe(true);
  expect(mayPlay(card?.id ?? "", "luke-skywalker-jedi-knight")).toBe(true);
  expect(mayPlay(card?.id ?? "", "leia-organa")).toBe(false);
});

test("33 cards have no box and no figure, 38 any figure", () => {
  const boxes = Object.values(facts.command).map(({ restriction }) => restriction);
  expect(boxes.filter(({ by }) => by === "player")).toHaveLength(33);
  expect(
    boxes.filter((box) => box.by === "figure" && box.anyOf.some((part) => Object.keys(part).length === 0)),
  ).toHaveLength(38);
});

test("a massive figure is large, and only a massive figure plays a card for massive figures", () => {
  expect(subject("at-st")).toMatchObject({ small: false, massive: true });
  expect(mayPlay("crush", "at-st")).toBe(true);
  expect(mayPlay("crush", "stormtrooper")).toBe(false);
});

test("a ready vehicle is asked whether it is ready", () => {
  const [card] = Object.values(facts.command).filter(
    ({ restriction }) => restriction.by === "figure" && restriction.anyOf.some(({ ready }) => ready === true),
  );
  const alternatives = card?.restriction.by === "figure" ? card.restriction.anyOf : [];
  expect(selectsAny(alternatives, subject("at-st"))).toBe(true);
  expect(selectsAny(alternatives, { ...subject("at-st"), ready: false })).toBe(false);
});

function subject(id: string): Subject {
  const card = facts.deployment[id];
  if (card?.kind !== "figure") throw new Error(`no figure ${id}`);
  return subjectOf(card);
}

function mayPlay(command: string, figure: string): boolean {
  const restriction = facts.command[command]?.restriction;
  if (restriction?.by !== "figure") throw new Error(`${command} is not played by a figure`);
  return selectsAny(restriction.anyOf, subject(figure));
}
