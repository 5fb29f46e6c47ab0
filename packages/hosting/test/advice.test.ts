import { expect, test } from "vitest";
import { adviceOf, closeWords } from "../src/index.js";

const game = { search: { levels: { easy: 1, normal: 2, hard: 3 }, counts: "victory points", depth: 10 } };
const answer = (key: string, chance: number, measured: readonly number[]) => ({
  answer: key,
  matches: 10,
  chance,
  spread: 0.05,
  error: 0.02,
  measured,
});
const considered = [answer("attack", 0.6, [5, 2]), answer("wait", 0.5, [3, 2]), answer("rest", 0.4, [3, 2.04])];

test("the best answer is told against the next best, the others against the best", () => {
  expect(adviceOf(game, { considered, seat: 0, outlook: null }).map(({ why }) => why)).toEqual([
    "2.0 victory points more for you on average, against the next best.",
    "2.0 victory points fewer for you on average, against the best.",
    "2.0 victory points fewer for you on average, against the best.",
  ]);
});

test("points that speak against the chance to win are told with the position that outweighs them", () => {
  const traded = [answer("trade", 0.7, [3, 2]), answer("grab", 0.5, [5, 2])];
  expect(adviceOf(game, { considered: traded, seat: 0, outlook: null }).map(({ why }) => why)).toEqual([
    "2.0 victory points fewer for you on average, against the next best, but a better position.",
    "2.0 victory points more for you on average, against the best, but a worse position.",
  ]);
});

test("whoever reads of another's answer is told whose points they are", () => {
  const [best] = adviceOf(
    game,
    {
      considered: considered.slice(0, 2).reverse(),
      seat: 1,
      outlook: null,
      names: ["Red", "you"],
      beside: ["what was chosen", "the best"],
    },
    1,
  );
  expect(best?.why).toBe("2.0 victory points fewer for you on average, against what was chosen, but a worse position.");
});

test("where nothing that is counted differs, the position is what speaks for an answer", () => {
  expect(adviceOf(game, { considered: considered.slice(1), seat: 0, outlook: null }).map(({ why }) => why)).toEqual([
    "Victory points come to the same so far, but the position is better than after the next best.",
    "Victory points come to the same so far, but the position is worse than after the best.",
  ]);
});

test("answers that cannot be told apart come to the same", () => {
  const twins = [answer("left", 0.5, [3, 2]), answer("right", 0.49, [3, 2])];
  expect(adviceOf(game, { considered: twins, seat: 0, outlook: null }, 1)[0]?.why).toBe(
    "It comes to the same as the next best, as far as can be told.",
  );
});

test("answers whose chances differ by no more than they may be off are too close to call", () => {
  const told = (...chances: readonly number[]) =>
    closeWords(chances.map((chance, at) => ({ answer: `${at}`, chance, spread: 0.03, why: "" })));
  expect(told(0.6, 0.5)).toBe("");
  expect(told(0.6)).toBe("");
  expect(told(0.6, 0.57)).toBe("Too close to call: imagined matches do not tell these apart.");
  expect(told(0.6, 0.57, 0.4)).toBe("Too close to call: imagined matches do not tell the best 2 apart.");
});
