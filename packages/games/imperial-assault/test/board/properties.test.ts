import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkMap,
  distance,
  distancesFrom,
  drawBoard,
  type Field,
  type Figure,
  groundOf,
  isAdjacent,
  isHiddenByMap,
  lineOfSight,
  moveX,
  nameOf,
  reachable,
  stepCost,
  stepPrice,
} from "../../src/board/index.js";
import { randomField } from "./random-map.js";

const each = (rule: (field: Field) => void) => fc.assert(fc.property(randomField, rule), { numRuns: 60 });
const pairs = (field: Field) => field.board.spaces.flatMap((a) => field.board.spaces.map((b) => [a, b] as const));

describe("on every map", () => {
  test("adjacency and distance are symmetric, and adjacent means 1 away", () => {
    each((field) => {
      const wrong = pairs(field).filter(([a, b]) => {
        const far = distance(field, a, b);
        const adjacent = isAdjacent(field, a, b);
        return distance(field, b, a) !== far || isAdjacent(field, b, a) !== adjacent || adjacent !== (far === 1);
      });
      expect(wrong).toEqual([]);
    });
  });

  test("distance between figures is symmetric, also on blocking terrain", () => {
    each((field) => {
      for (const a of field.figures) {
        for (const b of field.figures) expect(distance(field, a, b)).toBe(distance(field, b, a));
      }
    });
  });

  test("one distance more is never needed for a neighbour", () => {
    each((field) => {
      const from = field.board.spaces[0] as number;
      const steps = distancesFrom(field, from);
      const reached = pairs(field).filter(([a, b]) => a !== from && isAdjacent(field, a, b) && steps[a]! >= 0);
      expect(reached.filter(([a, b]) => Math.abs(steps[a]! - steps[b]!) > 1)).toEqual([]);
    });
  });

  test("what walls and terrain hide is not seen, whoever stands where", () => {
    each((field) => {
      for (const a of field.figures) {
        for (const b of field.figures) {
          if (a !== b && isHiddenByMap(field, a, b)) expect(lineOfSight(field, a, b)).toBeUndefined();
        }
      }
    });
  });

  test("the price of a step is what its reasons add up to", () => {
    each((field) => {
      for (const mover of field.figures) {
        for (const to of mover.spaces.length === 1 ? field.board.spaces : []) {
          for (const ignoreCosts of [false, true]) {
            const step = stepCost(field, mover, [to], { ignoreCosts });
            expect(stepPrice(field, mover, [to], { ignoreCosts })).toBe(step.ok ? step.cost : undefined);
          }
        }
      }
    });
  });

  test("what is seen can be counted to", () => {
    each((field) => {
      for (const a of field.figures) {
        for (const b of field.figures) {
          if (lineOfSight(field, a, b)) expect(distance(field, a, b)).toBeDefined();
        }
      }
    });
  });

  test("every stop is reached by legal steps that add up to its cost", () => {
    each((field) => {
      for (const mover of field.figures) {
        const reach = reachable(field, mover, 5);
        for (const stop of reach.stops) {
          let [at, spent] = [mover as Figure, 0];
          for (const spaces of reach.pathTo(stop)) {
            const step = stepCost(field, at, spaces);
            if (!step.ok) throw new Error(`${nameOf(field.board, spaces[0]!)}: ${step.code}`);
            spent += step.cost;
            at = { ...at, spaces };
          }
          expect([at.spaces, spent]).toEqual([stop.spaces, stop.cost]);
        }
      }
    });
  });

  test("of ways that cost the same the one watched least is as legal and as cheap as any", () => {
    each((field) => {
      const [first] = field.board.spaces as [number];
      const large = [first, first + 1].every((space) => field.terrain[space]);
      const rider = { id: "large", side: "red", spaces: [first, first + 1] };
      const watched = (spaces: readonly number[]) => spaces.reduce((sum, space) => sum + ((space * 7) % 3), 0);
      for (const mover of [...field.figures, ...(large ? [rider] : [])] as Figure[]) {
        const reach = reachable(field, mover, 4);
        for (const stop of reach.stops) {
          let [at, spent] = [mover, 0];
          const path = reach.pathTo(stop, watched);
          for (const spaces of path) {
            const step = stepCost(field, at, spaces);
            if (!step.ok) throw new Error(`${nameOf(field.board, spaces[0] as number)}: ${step.code}`);
            spent += step.cost;
            at = { ...at, spaces };
          }
          expect([at.spaces, spent]).toEqual([stop.spaces, stop.cost]);
          const seenOn = (way: readonly number[][]) => way.slice(0, -1).reduce((sum, one) => sum + watched(one), 0);
          expect(seenOn(path)).toBeLessThanOrEqual(seenOn(reach.pathTo(stop)));
        }
      }
    });
  });

  test("large figures reach their stops by legal steps too", () => {
    each((field) => {
      for (const [width, height] of [
        [2, 1],
        [2, 2],
        [3, 2],
      ] as const) {
        const anchor = field.board.spaces[0] as number;
        const spaces = Array.from(
          { length: width * height },
          (_, i) => anchor + (i % width) + Math.floor(i / width) * field.board.stride,
        );
        if (spaces.some((space) => !field.terrain[space])) continue;
        const mover = { id: "large", side: "red", spaces };
        const reach = reachable(field, mover, 4);
        for (const stop of reach.stops) {
          let at: Figure = mover;
          for (const next of reach.pathTo(stop)) {
            expect(stepCost(field, at, next)).toMatchObject({ ok: true });
            at = { ...at, spaces: next };
          }
        }
      }
    });
  });

  test("a step is legal exactly when moving one space reaches it or passes it", () => {
    each((field) => {
      for (const mover of field.figures) {
        const stops = new Set(moveX(field, mover, 1).stops.map((stop) => stop.spaces[0]));
        for (const to of field.board.spaces) {
          if (to === mover.spaces[0]) continue;
          const step = stepCost(field, mover, [to]);
          expect(stops.has(to)).toBe(step.ok && step.canStop);
        }
      }
    });
  });

  test("its drawing compiles to the same map", () => {
    each(({ board }) => {
      const again = checkMap({ id: board.id, name: board.name, drawing: drawBoard(groundOf(board)) });
      if (!again.ok) throw new Error(again.problems.join("; "));
      const { terrain, west, north, rubble } = again.board;
      expect([terrain, west, north, rubble]).toEqual([board.terrain, board.west, board.north, board.rubble]);
    });
  });
});
