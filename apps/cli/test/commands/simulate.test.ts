import { expect, test } from "vitest";
import { builtRiposte } from "../riposte.js";

const series = ["simulate", "finished", "--games", "30", "--seed", "7", "--json"];

test("the report has the same bytes whatever the number of workers", () => {
  const one = builtRiposte([...series, "--workers", "1"]);
  const two = builtRiposte([...series, "--workers", "2"]);
  expect(one.code).toBe(0);
  expect(one.err).toBe("");
  expect(two.out).toBe(one.out);
});

test("skirmishes of random decks end by the rules, cover cards, and have the same bytes for one and two workers", () => {
  const skirmish = ["simulate", "imperial-assault", "--decks", "random", "--games", "2", "--seed", "1", "--json"];
  const [one, two] = ["1", "2"].map((workers) => builtRiposte([...skirmish, "--workers", workers]));
  expect(one?.err).toBe("");
  expect(two?.out).toBe(one?.out);
  const report = JSON.parse(one?.out ?? "");
  expect(report).toMatchObject({ games: 2, unfinished: 0, setup: { decks: "random" } });
  const cards = report.coverage.kinds["command cards"];
  expect(cards.of).toBe(289);
  expect(cards.used).toBeGreaterThan(10);
}, 240_000);

test("help says what random decks are", () => {
  expect(builtRiposte(["simulate", "--help"]).out).toMatch(/decks=ready\|random +random: a legal deck of all cards/);
});

test("the report counts games, wins with their interval, inputs, turns and finished cards", () => {
  const report = JSON.parse(builtRiposte(series).out);
  expect(report).toMatchObject({ game: "finished", bot: "random", seed: "7", games: 30, unfinished: 0 });
  expect(report.seats).toHaveLength(1);
  expect(report.seats[0].interval.low).toBeLessThanOrEqual(report.seats[0].winRate);
  expect(report.seats[0].interval.high).toBeGreaterThanOrEqual(report.seats[0].winRate);
  for (const number of ["inputs", "turns", "finished"]) expect(report.numbers[number].mean).toBeGreaterThan(0);
});
