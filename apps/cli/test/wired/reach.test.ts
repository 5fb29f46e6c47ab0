import { expect, test } from "vitest";
import type { Played } from "../../src/simulate/play-games.js";
import { reachIn, reachLines, reachProblems } from "../../src/wired/reach.js";
import { riposte } from "../riposte.js";

const match = (opened: readonly string[], held: readonly string[]): Played => ({
  ...{ seats: 2, bots: ["random", "random"], winners: [0], inputs: 1, passOnly: 0, report: {}, abilities: {} },
  ...{ opened, held, unplayed: [] },
});
const cards = ["a", "b", "c", "d"];
const groups = new Map([["b", { kind: "command card", timing: "SOR" }]]);
const limitOf = (id: string) => (id === "d" ? "no map has tiles" : undefined);
const reachOf = (played: readonly Played[]) =>
  reachIn(played, "1", { coverage: { abilities: () => [...cards, "surge"], cards: () => cards, limitOf } }, groups);

test("a card that was offered is counted by matches, and the others say why they were not", () => {
  const reach = reachOf([match(["a", "surge"], ["a", "b"]), match(["a"], ["b", "d"])]);
  expect(reach.opened).toEqual({ a: 2 });
  expect(reach.never).toEqual([
    { id: "b", held: 2, why: "its moment never came while it was held (SOR)" },
    { id: "c", held: 0, why: "it was in no hand" },
    { id: "d", held: 1, why: "no map has tiles" },
  ]);
  expect(reachLines(reach)).toContain("1 of 4 could be used in 2 random matches, seed 1");
});

test("what is held again and again and never offered fails the check, unless it is known why", () => {
  const often = Array.from({ length: 50 }, () => match(["a"], ["b", "d"]));
  expect(reachProblems(reachOf(often))).toEqual(["b was held in 50 of 50 random matches and could never be used."]);
  expect(reachProblems(reachOf(often.slice(1)))).toEqual([]);
});

test("a card that asks for tiles says on which maps it can do nothing", async () => {
  const { code, out, err } = await riposte([
    "wired",
    "imperial-assault",
    "--check",
    "--reach",
    "--matches",
    "6",
    "--workers",
    "1",
    "--json",
  ]);
  expect([code, err]).toEqual([0, ""]);
  const { reach } = JSON.parse(out);
  expect(reach.matches).toBe(6);
  expect(Object.keys(reach.opened).length + reach.never.length).toBe(289);
  expect(reach.limited["cc:set-a-trap"]).toContain("Lothal Wastes");
  expect(reach.limited["cc:set-a-trap"]).not.toContain("Canyon Depot");
});

test("a game without cards refuses --reach", async () => {
  const { code, err } = await riposte(["wired", "warhammer-40k", "--reach"]);
  expect(code).not.toBe(0);
  expect(err).toContain("Leave --reach out");
});
