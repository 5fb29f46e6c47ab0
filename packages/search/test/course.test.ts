import { expect, test } from "vitest";
import { race } from "../src/course.js";

/** A race in which each answer is worth what is said, in the match of that number; how many matches each was tried in. */
function run(worths: Readonly<Record<string, (match: number) => number>>, simulations: number) {
  let [number, played] = [0, 0];
  const found = race(Object.keys(worths), {
    simulations,
    goneAfter: (matches) => Math.min(1, matches / simulations),
    sort: (answers) => answers,
    tryAll(runners, hasEnded) {
      number += 1;
      for (const one of runners) {
        if (one.isOut) continue;
        one.worths.set(number, worths[String(one.answer)]?.(number) ?? 0);
        if (hasEnded()) return;
      }
    },
    isOver: () => ++played >= simulations,
  });
  const tried = Object.fromEntries(found.map(({ answer, matches }) => [String(answer), matches]));
  return { best: found[0]?.answer, tried, played };
}

const even = () => 0.5;
/** Now better and now worse, by the same in the long run. */
const swaying = (match: number) => 0.5 + (match % 2 === 0 ? 0.2 : -0.2);

test("where all answers come to the same, four matches of each are enough", () => {
  const { best, played } = run({ usual: even, one: even, other: even }, 400);
  expect([best, played]).toEqual(["usual", 12]);
});

test("where the policy's leads by far, four matches of each are enough", () => {
  const { best, played } = run({ usual: () => 0.8, one: (match) => 0.3 + match / 100, other: () => 0.5 }, 400);
  expect([best, played]).toEqual(["usual", 12]);
});

test("where another leads by far, the race is as short, and it is the answer", () => {
  const { best, played } = run({ usual: even, better: (match) => 0.8 + match / 500, other: even }, 400);
  expect(best).toBe("better");
  expect(played).toBeLessThan(20);
});

test("noise does not take the policy's place, and is not listened to for the whole budget", () => {
  const { best, played } = run({ usual: even, swaying, other: even }, 60);
  expect(best).toBe("usual");
  expect(played).toBeLessThan(60);
});

test("what is better by a little is found out when others are no longer tried for it", () => {
  const better = (match: number) => swaying(match) + 0.1;
  const { best, tried } = run({ usual: even, a: swaying, b: swaying, better, c: swaying }, 120);
  expect(best).toBe("better");
  expect(tried.better).toBeGreaterThan(2 * (tried.a as number));
});

test("of a long list more enter when the first are decided, for a third of the budget", () => {
  const list = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`answer ${at}`, at === 9 ? () => 0.9 : even]));
  const { best, played } = run(list, 200);
  expect(best).toBe("answer 9");
  expect(played).toBeLessThan(120);
});

test("a budget for few matches is spent on few answers", () => {
  const { tried } = run({ usual: even, one: () => 0.7, two: () => 0.9, three: () => 0.9 }, 16);
  expect(Object.keys(tried).sort()).toEqual(["one", "usual"]);
});
