import { expect, test } from "vitest";
import { bestUse } from "../../src/index.js";
import { matrixOf, squad } from "./armies.js";

const attackers = [squad("a"), squad("b", { A: 4 }), squad("c", { D: 3, AP: -3 }), squad("d", { A: 1 })];
const targets = [squad("x", {}, { count: 1, W: 6, T: 9 }), squad("y", {}, { count: 5, W: 1 }, { points: 60 })];

/** The most that any way of using the attackers brings. */
function best(matrix: ReturnType<typeof matrixOf>, count: number, of: number): number {
  let most = 0;
  for (let way = 0; way < of ** count; way++) {
    const use = Array.from({ length: count }, (_, at) => Math.floor(way / of ** at) % of);
    const sum = Array.from({ length: of }, (_, target) => {
      const on = use.flatMap((one, at) => (one === target ? [at] : []));
      return matrix.several(target, on).at(-1)?.points ?? 0;
    });
    most = Math.max(
      most,
      sum.reduce((total, points) => total + points, 0),
    );
  }
  return most;
}

test("no other use of the attackers destroys more points", () => {
  const matrix = matrixOf(attackers, targets);
  const use = bestUse(matrix);
  expect(use).toMatchObject({ isExact: true, ways: 16 });
  expect(use.points).toBeCloseTo(best(matrix, 4, 2), 9);
});

test("of many attackers the search says that it is one, and what no use brings more than", () => {
  const many = Array.from({ length: 12 }, (_, at) => squad(`a${at}`, { A: 1 + (at % 3), S: 3 + (at % 4) }));
  const use = bestUse(matrixOf(many, targets));
  expect(use.isExact).toBe(false);
  expect(use.targets.every((target) => target !== null)).toBe(true);
  expect(use.points).toBeLessThanOrEqual(use.bound);
});

test("who can harm no target has none", () => {
  expect(bestUse(matrixOf([squad("near", { range: 6 }), squad("b")], targets)).targets[0]).toBeNull();
});
