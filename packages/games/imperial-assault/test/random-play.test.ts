import { type Game, loadMatch, randomBot, saveMatch, simulateMatch, startMatch } from "@riposte/kernel/run";
import { xstateExecutor } from "@riposte/testing/executors";
import { describe, expect, test } from "vitest";
import { Table } from "../src/index.js";
import { partingBlow } from "./moving/parting-blow.js";
import { game, gameWith } from "./position.js";

const maps = ["training-yard", "canyon-depot", "corellian-underground"];
const MATCHES = 4;

/** Plays at random and collects everything that is not as it must be. */
function play(played: Game<unknown>, seed: number, setup: object, options: object = {}) {
  const match = startMatch(played, { seed, setup, hold: "auto", ...options });
  const bot = randomBot(seed);
  const broken: string[] = [];
  while (match.outcome === null && match.line.length < 4000 && broken.length === 0) {
    const step = match.answer(match.seen.seat, bot.answer(match.seen));
    if (!step.ok) broken.push(`${step.code}: ${step.reason} ${String(step.cause ?? "")}`);
    broken.push(...played.invariants(match as never));
  }
  return { match, broken };
}

const missionOf = (seed: number) => (seed % 2 === 0 ? "b" : "a");
const played = new Map<string, ReturnType<typeof play>>();

/** Two tests look at the same matches. */
function playedOnce(map: string, seed: number) {
  const key = `${map} ${seed}`;
  const found = played.get(key) ?? play(game, seed, { map, mission: missionOf(seed) });
  played.set(key, found);
  return found;
}

/** A seat never has other cards than those it started with. */
function cardsOf(slices: unknown) {
  const { sides } = (slices as { "imperial-assault": Table })["imperial-assault"];
  return sides.map(({ hand, deck, discard, removed, played }) =>
    [...hand, ...deck, ...discard, ...removed, ...played].sort().join(),
  );
}

describe.each(maps)("random play on %s", (map) => {
  test(`${MATCHES} matches end by the rules, with every invariant kept after each input`, () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const setup = { map, mission: missionOf(seed) };
      const { match, broken } = playedOnce(map, seed);
      expect({ seed, broken }).toEqual({ seed, broken: [] });
      expect(match.outcome?.winners).toHaveLength(1);
      expect(["points", "no-figures"]).toContain(match.outcome?.by);
      expect(cardsOf(match.slices)).toEqual(cardsOf(startMatch(game, { seed, setup }).slices));
      expect(Table.safeParse((match.slices as Record<string, unknown>)["imperial-assault"]).error).toBeUndefined();
    }
  }, 180_000);
});

test("both executors, and the simulation, play the same matches", () => {
  for (const seed of [3, 4]) {
    const setup = { map: "training-yard", mission: missionOf(seed) };
    const table = playedOnce(setup.map, seed).match;
    const xstate = play(game, seed, setup, { executor: xstateExecutor(), checks: false }).match;
    expect(xstate.hash()).toBe(table.hash());
    expect(xstate.line).toEqual(table.line);
    const simulation = simulateMatch(game, { seed, setup, hold: "auto" });
    for (const move of table.line) if ("answer" in move) simulation.enter(move.answer);
    expect(simulation.snapshot()).toEqual(table.snapshot());
  }
}, 120_000);

test("saved and loaded in the middle of moves and attacks, a match goes on the same way", () => {
  const interrupting = gameWith(partingBlow);
  const setup = { map: "training-yard", mission: "b" };
  const match = startMatch(interrupting, { seed: 11, setup, hold: "auto" });
  const bot = randomBot(11);
  const moments = new Set<string>();
  while (match.outcome === null && match.line.length < 600) {
    const { frames } = match.snapshot() as unknown as { frames: readonly { procedure: string }[] };
    const where = frames.map(({ procedure }) => procedure).filter((name) => name === "move" || name === "attack");
    if (where.length > 0 && !moments.has(where.join())) {
      moments.add(where.join());
      const loaded = loadMatch(interrupting, JSON.parse(JSON.stringify(saveMatch(match))), { checks: true });
      expect(loaded.hash()).toBe(match.hash());
      expect(loaded.decision?.choice).toEqual(match.decision?.choice);
    }
    const step = match.answer(match.seen.seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(`${step.reason} ${String(step.cause)}`);
  }
  expect([...moments].sort()).toEqual(["attack", "move", "move,attack"]);
}, 120_000);
