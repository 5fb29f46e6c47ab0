import { facts } from "@riposte/data-finished";
import { type LiveMatch, randomBot, type Step, simulateMatch, startMatch } from "@riposte/kernel/run";
import { xstateExecutor } from "@riposte/testing/executors";
import { expect, test } from "vitest";
import { Table } from "../src/index.js";
import { game } from "./position.js";

const difficulties = ["veryEasy", "easy", "regular", "difficult"] as const;
const setupOf = (seed: number) => ({
  difficulty: difficulties[seed % 4],
  ruleset: seed % 5 === 0 ? "house" : "official",
});

/** Plays at random and collects what the game says is broken; parking 48 can delay the end, so it stops somewhere. */
function play(seed: number, options: object = {}): { match: LiveMatch<unknown>; broken: string[] } {
  const match = startMatch(game, { seed, setup: setupOf(seed), ...options });
  const bot = randomBot(seed);
  const broken: string[] = [];
  while (match.outcome === null && match.line.length < 1500) {
    const step = match.answer(0, bot.answer(match.seen));
    if (!step.ok) broken.push(step.reason);
    broken.push(...game.invariants(match));
  }
  return { match: match as LiveMatch<unknown>, broken };
}

const played = new Map<number, ReturnType<typeof play>>();

/** Several tests look at the same games. */
function playedOnce(seed: number) {
  const found = played.get(seed) ?? play(seed);
  played.set(seed, found);
  return found;
}

test("48 cards and ten candies are conserved through 60 random games, after every input", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { match, broken } = playedOnce(seed);
    expect(broken).toEqual([]);
    expect(Table.safeParse(match.state.slices.finished).success).toBe(true);
  }
}, 60_000);

/** A game as it is usually set up: how many cards lay in the past when turns began, and which abilities were executed. */
function playUsual(seed: number) {
  const match = startMatch(game, { seed, checks: false });
  const bot = randomBot(seed);
  const pasts: number[] = [];
  const reached = new Set<string>();
  const note = ({ recorded }: Step) => {
    for (const { type, payload } of recorded) {
      if (type === "ability:executed") reached.add((payload as { ability: string }).ability);
    }
  };
  note(match.opening);
  while (match.outcome === null && match.line.length < 1500) {
    const { turns } = match.slices.finished;
    const step = match.answer(0, bot.answer(match.seen));
    if (!step.ok) throw new Error(step.reason);
    note(step);
    const after = match.slices.finished;
    if (after.turns > turns && match.outcome === null) pasts.push(after.past.length);
  }
  return { pasts, reached };
}

let known: readonly ReturnType<typeof playUsual>[] | undefined;

/** Two tests look at the same thirty. */
const usual = () => (known ??= Array.from({ length: 30 }, (_, at) => playUsual(at + 1)));

test("at most three cards lie in the past when a turn begins", () => {
  const pasts = usual().flatMap((one) => one.pasts);
  expect(pasts).not.toEqual([]);
  expect(Math.max(...pasts)).toBeLessThanOrEqual(3);
}, 60_000);

test("the xstate executor plays the same games as the table", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const table = playedOnce(seed).match;
    const xstate = play(seed, { executor: xstateExecutor(), checks: false }).match;
    expect(xstate.hash()).toBe(table.hash());
    expect(xstate.line).toEqual(table.line);
  }
}, 60_000);

test("simulation plays the same games as play", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { match } = playedOnce(seed);
    const simulation = simulateMatch(game, { seed, setup: setupOf(seed) });
    for (const move of match.line) if ("answer" in move) simulation.enter(move.answer);
    expect(simulation.snapshot()).toEqual(match.snapshot());
  }
}, 60_000);

test("random play executes every ability but winning", () => {
  const reached = new Set(usual().flatMap((one, at) => (at < 20 ? [...one.reached] : [])));
  expect(facts.abilities.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual(["gameEndWin"]);
}, 60_000);
