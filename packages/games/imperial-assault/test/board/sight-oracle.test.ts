import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Corner, type Field, lineOfSight } from "../../src/board/index.js";
import { randomField } from "./random-map.js";

test("without figures in the way, sight agrees with a test of every space and edge by separating lines", () => {
  fc.assert(
    fc.property(randomField, fc.nat(), fc.nat(), (field, first, second) => {
      const empty = { ...field, occupants: [] };
      const { spaces } = field.board;
      for (let i = 0; i < 12; i++) {
        const from = spaces[(first + i * 5) % spaces.length] as number;
        const to = spaces[(second + i * 7) % spaces.length] as number;
        const seen = lineOfSight(empty, from, to);
        if (seen?.by === "lines") {
          expect(isFree(empty, from, to, seen.corner, seen.edge)).toBe(true);
          expect(endsShut(empty, from, to, seen.corner, seen.edge)).toBe(false);
        } else if (seen?.by !== "shared-space") expect(anyFree(empty, from, to)).toBe(false);
      }
    }),
    { numRuns: 120 },
  );
});

type Point = readonly [number, number];

/** Rules 6.5 by brute force: every space and edge of the map against the triangle; in padded coordinates. */
function isFree(field: Field, from: number, to: number, corner: Corner, edge: readonly [Corner, Corner]): boolean {
  const { stride, size } = field.board;
  const triangle = [corner, ...edge].map(({ x, y }): Point => [x + 1, y + 1]);
  for (let space = 0; space < size; space++) {
    const [x, y] = [space % stride, Math.floor(space / stride)];
    const square: Point[] = [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ];
    if (space !== from && space !== to && field.opaque[space] && overlap(square, triangle)) return false;
    const shut = (kind: number | undefined) => kind !== undefined && kind >= 1 && kind <= 3;
    if (
      shut(field.west[space]) &&
      overlap(
        [
          [x, y],
          [x, y + 1],
        ],
        triangle,
      )
    )
      return false;
    if (
      shut(field.north[space]) &&
      overlap(
        [
          [x, y],
          [x + 1, y],
        ],
        triangle,
      )
    )
      return false;
  }
  return true;
}

/** Whether any choice of corner and edge is free; walls under the last edge and around the corner are left to it. */
function anyFree(field: Field, from: number, to: number): boolean {
  const { stride } = field.board;
  const corners = (space: number): Corner[] =>
    [0, 1, 2, 3].map((i) => ({ x: (space % stride) - 1 + (i & 1), y: Math.floor(space / stride) - 1 + (i >> 1) }));
  const [a, b, c, d] = corners(to) as [Corner, Corner, Corner, Corner];
  const edges: [Corner, Corner][] = [
    [a, b],
    [b, d],
    [c, d],
    [a, c],
  ];
  return corners(from).some((p) =>
    edges.some(([q, r]) => {
      const cross = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
      return cross !== 0 && isFree(field, from, to, p, [q, r]) && !endsShut(field, from, to, p, [q, r]);
    }),
  );
}

/** A sliver of the triangle's ends, moved inward: whether the way from the viewer into it, or out of it, is shut. */
function endsShut(field: Field, from: number, to: number, p: Corner, [q, r]: readonly [Corner, Corner]): boolean {
  const { stride } = field.board;
  const cell = (x: number, y: number) => (Math.floor(y) + 1) * stride + Math.floor(x) + 1;
  const first = cell(p.x + (q.x + r.x - 2 * p.x) / 1000, p.y + (q.y + r.y - 2 * p.y) / 1000);
  const last = cell((q.x + r.x) / 2 + (2 * p.x - q.x - r.x) / 1000, (q.y + r.y) / 2 + (2 * p.y - q.y - r.y) / 1000);
  return !joined(field, from, to, first, from, p) || (last !== to && crossesShut(field, last, to));
}

function crossesShut(field: Field, a: number, b: number): boolean {
  const kind = Math.abs(a - b) === 1 ? field.west[Math.max(a, b)] : field.north[Math.max(a, b)];
  return kind !== undefined && kind >= 1 && kind <= 3;
}

/** Flood among the four spaces around a corner. */
function joined(field: Field, from: number, to: number, goal: number, start: number, p: Corner): boolean {
  const { stride } = field.board;
  const corner = (p.y + 1) * stride + p.x + 1;
  const around = [corner, corner - 1, corner - stride, corner - stride - 1];
  const seen = new Set([start]);
  for (const space of seen) {
    for (const next of around) {
      const gap = Math.abs(space - next);
      if ((gap !== 1 && gap !== stride) || crossesShut(field, space, next)) continue;
      if (next === from || next === to || !field.opaque[next]) seen.add(next);
    }
  }
  return seen.has(goal);
}

/** Whether two convex shapes overlap by more than their outlines: no side of either separates them. */
function overlap(shape: readonly Point[], triangle: readonly Point[]): boolean {
  const normals: Point[] = [...sides(shape), ...sides(triangle)];
  return normals.every(([nx, ny]) => {
    const project = (points: readonly Point[]) => points.map(([x, y]) => x * nx + y * ny);
    const [a, b] = [project(shape), project(triangle)];
    return Math.max(...a) > Math.min(...b) && Math.max(...b) > Math.min(...a);
  });
}

function sides(points: readonly Point[]): Point[] {
  return points.flatMap(([ax, ay], i) => points.slice(i + 1).map(([bx, by]): Point => [ay - by, bx - ax]));
}
