import { facts } from "@riposte/data-finished";
import { finished, greedyBot, imagineTable, judgeTable, type Table } from "@riposte/finished";
import { compose, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type SearchHelp, type Slices, searchBot } from "../src/index.js";

const game = compose([finished(facts)]);

/** The solitaire: unseen cards of the stack are drawn, and more finished cards are better. */
const help: SearchHelp = {
  imagine(seen) {
    const draw = imagineTable(seen);
    return (below) => ({ finished: draw(below) });
  },
  judge: ({ finished: table }) => [judgeTable(table as Table)],
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

test("every answer looked at has a chance between never and always, and all matches are accounted for", () => {
  const match = startMatch(game, { seed: 3 });
  const told: number[] = [];
  const onProgress = (played: number) => told.push(played);
  const considered = searchBot(game, help, { seed: 1, simulations: 20, onProgress }).consider(match.seen);
  expect(considered.length).toBeGreaterThan(1);
  expect(considered.reduce((sum, { matches }) => sum + matches, 0)).toBe(told.at(-1));
  expect(told).toEqual(told.map((_, at) => at + 1));
  for (const { chance, spread } of considered) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(spread).toBeGreaterThan(0);
  }
});

test("where the game says when, an imagined match is judged then, however many answers it took", () => {
  const judged = new Set<number>();
  const turnOf = ({ finished: table }: Slices) => (table as Table).turns;
  const watched: SearchHelp = {
    ...help,
    judge: (slices) => {
      judged.add(turnOf(slices));
      return help.judge(slices);
    },
    horizon: { clock: turnOf, until: (slices) => turnOf(slices) + 3 },
  };
  const match = startMatch(game, { seed: 3 });
  searchBot(game, watched, { seed: 1, simulations: 60 }).consider(match.seen);
  expect([...judged]).toEqual([3]);
});

test("a search ends early where somebody says it is enough", () => {
  const match = startMatch(game, { seed: 3 });
  let asked = 0;
  const bot = searchBot(game, help, { seed: 1, simulations: 1000, isEnough: () => ++asked > 4 });
  const matches = bot.consider(match.seen).reduce((sum, one) => sum + one.matches, 0);
  expect(matches).toBeGreaterThan(0);
  expect(matches).toBeLessThanOrEqual(5);
});

test.each([0, -1, 1.5, Number.NaN])("a budget of %d is refused with the remedy", (simulations) => {
  expect(() => searchBot(game, help, { seed: 1, simulations })).toThrow(
    `A searcher cannot think in ${simulations} matches. Give it 1 or more.`,
  );
});

test("a budget too small to tell answers apart is not spent: the policy answers", () => {
  const match = startMatch(game, { seed: 3 });
  const told: number[] = [];
  const bot = searchBot(game, help, { seed: 1, simulations: 9, onProgress: (played) => told.push(played) });
  expect(bot.answer(match.seen)).toEqual(greedyBot().answer(match.seen));
  expect(told).toEqual([]);
});

test("the policy that answers is one and the same for the whole match, and may remember", () => {
  let policies = 0;
  const counting: SearchHelp = {
    ...help,
    policy: () => {
      policies += 1;
      return greedyBot();
    },
  };
  const match = startMatch(game, { seed: 3 });
  const bot = searchBot(game, counting, { seed: 1, simulations: 2 });
  for (let answers = 0; answers < 6; answers++) match.answer(0, bot.answer(match.seen));
  expect(policies).toBe(1);
});
