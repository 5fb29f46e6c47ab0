import { facts } from "@riposte/data-finished";
import { toMermaid } from "@riposte/kernel/flow";
import { expect, test } from "vitest";
import { matchMachine } from "../src/machines/match.js";
import { turnMachine } from "../src/machines/turn.js";

const graph = `${toMermaid(matchMachine)}${toMermaid(turnMachine)}`;

test.each(facts.abilities.map(({ id }) => id))("the graph names %s", (id) => {
  expect(graph).toMatch(new RegExp(`\\b${id}\\b`));
});

test.each([...new Set(facts.abilities.map(({ phase }) => phase))])("the graph has the phase %s as a state", (phase) => {
  expect(graph).toContain(`state "${phase}`);
});

test("the states of a turn's end stand in the order of execution", () => {
  const states = Object.keys(turnMachine.config.states?.TURN_END?.states ?? {});
  const order = (id: string) => facts.abilities.find((ability) => ability.id === id)?.order ?? 0;
  expect(states).toEqual([...states].sort((a, b) => order(a) - order(b)));
});
