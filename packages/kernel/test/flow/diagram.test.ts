import { expect, test } from "vitest";
import { arrowText, noteText, toDiagram } from "../../src/flow/diagram.js";
import { attack } from "./fixture.js";

const { states, arrows } = toDiagram(attack);

test("a diagram has every state by the name it has in saves, parents before children", () => {
  expect(states.map(({ path }) => path)).toEqual([
    "",
    "declared",
    "dice",
    "dice.roll",
    "dice.reroll",
    "dice.settled",
    "damage",
    "ended",
  ]);
  expect(states[2]).toMatchObject({ parent: "", kind: "compound", initial: "dice.roll" });
});

test("states say which scope, window, call and event they stand for", () => {
  expect(states.flatMap(({ path, notes }) => notes.map((note) => `${path}: ${noteText(note)}`))).toEqual([
    ": scope attack",
    "declared: publishes attack:declared",
    "dice.roll: entry roll-dice(pool attack)",
    "dice.reroll: window attack:reroll",
    "damage: calls damage",
    "ended: publishes attack:ended",
  ]);
});

test("arrows say why they are taken", () => {
  expect(arrows.map((arrow) => `${arrow.from} > ${arrow.to}: ${arrowText(arrow)}`)).toContain(
    "dice.reroll > dice.roll: next [can-reroll(times 1)]",
  );
});
