import { expect, test } from "vitest";
import { builtRiposte, riposte } from "../riposte.js";

const series = ["simulate", "finished", "--games", "30", "--seed", "7", "--json"];
const one = await riposte([...series, "--workers", "1"]);

test("the report has the same bytes whatever the number of workers, as a command of its own", () => {
  const two = builtRiposte([...series, "--workers", "2"]);
  expect(one).toMatchObject({ code: 0, err: "" });
  expect(two).toEqual(one);
});

test("help says what random decks are", async () => {
  expect((await riposte(["simulate", "imperial-assault", "--help"])).out).toMatch(
    /decks=ready\|random +random: a legal deck of all cards/,
  );
});

test("the report counts games, wins with their interval, inputs, turns and finished cards", () => {
  const report = JSON.parse(one.out);
  expect(report).toMatchObject({ game: "finished", bot: "random", seed: "7", games: 30, unfinished: 0 });
  expect(report.seats).toHaveLength(1);
  expect(report.seats[0].interval.low).toBeLessThanOrEqual(report.seats[0].winRate);
  expect(report.seats[0].interval.high).toBeGreaterThanOrEqual(report.seats[0].winRate);
  for (const number of ["inputs", "turns", "finished"]) expect(report.numbers[number].mean).toBeGreaterThan(0);
});

test("random legal decks are those of the seed", async () => {
  const words = "simulate one-piece --decks random --games 2 --seed 5 --workers 1 --json".split(" ");
  const [one, again] = [await riposte(words), await riposte(words)];
  expect(one).toMatchObject({ code: 0 });
  expect(one.out).toBe(again.out);
  expect(JSON.parse(one.out)).toMatchObject({ games: 2, setup: { decks: ["random", "random"] } });
});
