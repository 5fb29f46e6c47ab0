import { facts } from "@riposte/data-finished";
import { finished, greedyBot, type SeenTable, type Table } from "@riposte/finished";
import { compose, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type SearchHelp, searchBot } from "../src/index.js";

const game = compose([finished(facts)]);

/** The solitaire: unseen cards of the stack are drawn, and more finished cards are better. */
const help: SearchHelp = {
  imagine(seen, below) {
    const table = seen.slice("finished") as SeenTable;
    const unseen = [...table.unseen];
    const draw = table.draw.map((card) => card ?? (unseen.splice(below(unseen.length), 1)[0] as number));
    return { finished: { ...table, draw } };
  },
  judge: ({ finished: table }) => [(table as Table).finished / 48],
  policy: greedyBot,
};

/** Answers to the first questions of a match, as far as they are asked. */
function answersTo(deck: readonly number[], simulations: number, seed = 1): readonly unknown[] {
  const match = startMatch(game, { seed: 1, setup: { deck } });
  const bot = searchBot(game, help, { seed, simulations });
  const given: unknown[] = [];
  while (match.outcome === null && given.length < 5) {
    const answer = bot.answer(match.seen);
    given.push(answer);
    expect(match.answer(0, answer)).toMatchObject({ ok: true });
  }
  return given;
}

const DECK = Array.from({ length: 47 }, (_, index) => ((index * 20) % 47) + 1);

test("the same seed and budget give the same answers", () => {
  expect(answersTo(DECK, 12)).toEqual(answersTo(DECK, 12));
});

test("what the seat cannot know changes nothing", () => {
  const shuffled = [...DECK.slice(0, 20), ...DECK.slice(20).reverse()];
  expect(answersTo(shuffled, 12)).toEqual(answersTo(DECK, 12));
});

test("every answer looked at has a chance between never and always, the most visited first", () => {
  const match = startMatch(game, { seed: 3 });
  const considered = searchBot(game, help, { seed: 1, simulations: 20 }).consider(match.seen);
  const visits = considered.map((one) => one.visits);
  expect(visits.reduce((sum, one) => sum + one, 0)).toBe(20);
  expect(visits).toEqual(visits.toSorted((one, other) => other - one));
  for (const { chance, spread } of considered) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(spread).toBeGreaterThanOrEqual(0);
  }
});

test("a search ends early where somebody says it is enough", () => {
  const match = startMatch(game, { seed: 3 });
  let played = 0;
  const bot = searchBot(game, help, { seed: 1, simulations: 1000, isEnough: () => ++played > 4 });
  const visits = bot.consider(match.seen).reduce((sum, one) => sum + one.visits, 0);
  expect(visits).toBe(5);
});

test("a budget of nothing is refused with the remedy", () => {
  expect(() => searchBot(game, help, { seed: 1, simulations: 0 })).toThrow(
    "A searcher cannot think in 0 matches. Give it 1 or more.",
  );
});
