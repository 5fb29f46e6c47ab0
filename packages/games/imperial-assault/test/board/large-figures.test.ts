import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Field, type Figure, reachable, stepCost } from "../../src/board/index.js";
import { randomField } from "./random-map.js";
import { stage } from "./stage.js";

type Stage = ReturnType<typeof stage>;

/** What each stop of the figure A costs. */
function costs({ field, figure, names }: Stage, points: number, as: object = {}, options = {}) {
  const { stops } = reachable(field, { ...figure("A"), ...as }, points, options);
  return Object.fromEntries(stops.map((stop) => [names(stop.spaces).join(" "), stop.cost]));
}

/** One row for a figure on two spaces, and what stands in its way. */
const lane = (row: string, figures: Readonly<Record<string, object>> = {}) =>
  stage(`+-+-+-+-+-+-+\n|${row}|\n+-+-+-+-+-+-+`, { figures: { A: {}, ...figures } });

describe("rules 7: what hinders a large figure", () => {
  test("difficult ground and hostile figures add 1 each, however many of a step's spaces they cover", () => {
    const hostile = { B: { side: "blue" }, C: { side: "blue" } };
    expect(costs(lane("A A B C . .", hostile), 9)).toEqual({ "a1 b1": 0, "e1 f1": 7 });
    expect(costs(lane("A A B C . .", hostile), 6)).toEqual({ "a1 b1": 0 });
    expect(costs(lane("A A ~ ~ . .", hostile), 9)).toMatchObject({ "b1 c1": 2, "c1 d1": 4, "d1 e1": 6, "e1 f1": 7 });
  });

  test("friends, companions and the incapacitated cost nothing more; only companions share their space", () => {
    const passed = { "a1 b1": 0, "d1 e1": 3, "e1 f1": 4 };
    expect(costs(lane("A A B . . .", { B: {} }), 9)).toEqual(passed);
    expect(costs(lane("A A B . . .", { B: { side: "blue", incapacitated: true } }), 9)).toEqual(passed);
    const all = { "a1 b1": 0, "b1 c1": 1, "c1 d1": 2, "d1 e1": 3, "e1 f1": 4 };
    expect(costs(lane("A A B . . .", { B: { side: "blue", companion: true } }), 9)).toEqual(all);
  });

  test("Efficient Travel and moving so many spaces cost one a step", () => {
    const rough = lane("A A ~ B . .", { B: { side: "blue" } });
    expect(costs(rough, 9)).toEqual({ "a1 b1": 0, "b1 c1": 2, "e1 f1": 8 });
    const even = { "a1 b1": 0, "b1 c1": 1, "e1 f1": 4 };
    expect(costs(rough, 9, { efficient: true })).toEqual(even);
    expect(costs(rough, 9, {}, { ignoreCosts: true })).toEqual(even);
  });

  test("it stops where it stands only if it may be there", () => {
    const closed = stage("+-+-+\n|A1A|\n+ + +\n|. .|\n+-+-+", { figures: { A: {} } });
    const away = { "a1 a2": 1, "b1 b2": 1, "a2 b2": 1 };
    expect(costs(closed, 1)).toEqual(away);
    const open = stage("+-+-+\n|A1A|\n+ + +\n|. .|\n+-+-+", { figures: { A: {} }, openDoors: ["door-1"] });
    expect(costs(open, 1)).toEqual({ "a1 b1": 0, ...away });
  });
});

describe("rules 7: the way of a large figure", () => {
  const corner = stage(
    `
    +-+-+-+
    |A A .|
    +-+-+ +
    |# # .|
    + + + +
    |# # .|
    +-+-+-+`,
    { figures: { A: {} } },
  );

  test("is told step by step, turns among them", () => {
    const { field, figure, names } = corner;
    const reach = reachable(field, figure("A"), 9);
    const last = reach.stops.at(-1)!;
    expect(reach.pathTo(last).map((spaces) => names(spaces).join(" "))).toEqual(["b1 c1", "c1 c2", "c2 c3"]);
    expect(reach.pathTo(reach.stops[0]!)).toEqual([]);
  });

  test("has no turns when it moves so many spaces", () => {
    expect(costs(corner, 9, {}, { ignoreCosts: true })).toEqual({ "a1 b1": 0, "b1 c1": 1 });
  });

  test("keeps one of its spaces at each step when it goes along, and then never leads sideways", () => {
    const open = stage("+-+-+-+\n|A A .|\n+ + + +\n|. . .|\n+-+-+-+", { figures: { A: {} } });
    const { field, figure, at } = open;
    expect(costs(open, 1)).toMatchObject({ "a2 b2": 1, "b1 c1": 1 });
    expect(costs(open, 1, { along: true })).toEqual({ "a1 b1": 0, "b1 c1": 1, "a1 a2": 1, "b1 b2": 1 });
    const step = (...to: string[]) => stepCost(field, { ...figure("A"), along: true }, to.map(at));
    expect(step("b1", "c1")).toMatchObject({ ok: true });
    expect(step("a2", "b2")).toMatchObject({ code: "not-one-step" });
  });
});

describe("an answer that was kept", () => {
  test("is given again to the same question only", () => {
    const { field, figure } = lane("A A ~ . . .");
    const mover = figure("A");
    const first = reachable(field, mover, 2);
    expect(reachable(field, mover, 2)).toBe(first);
    expect(reachable(field, mover, 3).stops).toHaveLength(2);
    expect(reachable(field, mover, 4).stops).toHaveLength(3);
    expect(reachable(field, mover, 4, { ignoreCosts: true }).stops).toHaveLength(5);
    expect(reachable(field, { ...mover, efficient: true }, 4, { ignoreCosts: true })).not.toBe(first);
    expect(reachable(field, { ...mover, efficient: true }, 2).stops).toHaveLength(3);
  });
});

/** Every place that legal steps lead to, found by trying them all. */
function tried(field: Field, mover: Figure, points: number): Record<string, number> {
  const { stride } = field.board;
  const width = new Set(mover.spaces.map((space) => space % stride)).size;
  const height = mover.spaces.length / width;
  const lyingAt = (anchor: number, across: number) =>
    mover.spaces.map((_, one) => anchor + (one % across) + Math.floor(one / across) * stride);
  const least = new Map([[mover.spaces.join(), { spaces: mover.spaces, cost: 0, canStop: false }]]);
  const queue = [...least.values()];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const anchor = from.spaces[0] as number;
    for (let down = -2; down <= 2; down++)
      for (let right = -2; right <= 2; right++)
        for (const across of new Set([width, height])) {
          const to = lyingAt(anchor + down * stride + right, across);
          if (to.join() === from.spaces.join()) continue;
          const step = stepCost(field, { ...mover, spaces: from.spaces }, to);
          const cost = from.cost + (step.ok ? step.cost : points + 1);
          if (!step.ok || cost > points || cost >= (least.get(to.join())?.cost ?? points + 1)) continue;
          least.set(to.join(), { spaces: to, cost, canStop: step.canStop });
          queue.push(least.get(to.join())!);
        }
  }
  const stops = [...least.values()].filter(({ canStop }) => canStop);
  return Object.fromEntries(stops.map(({ spaces, cost }) => [spaces.join(), cost]));
}

test("on every map a large figure reaches just what trying all steps reaches, for as little", () => {
  const kinds = [{}, { mobile: true }, { massive: true }, { efficient: true }, { along: true }];
  const sizes = [
    [2, 1],
    [2, 2],
    [3, 2],
  ] as const;
  const some = fc.record({ field: randomField, as: fc.constantFrom(...kinds), size: fc.constantFrom(...sizes) });
  fc.assert(
    fc.property(some, ({ field, as, size: [width, height] }) => {
      const anchor = field.board.spaces[0] as number;
      const spaces = Array.from(
        { length: width * height },
        (_, one) => anchor + (one % width) + Math.floor(one / width) * field.board.stride,
      );
      fc.pre(spaces.every((space) => field.terrain[space]));
      const mover = { id: "large", side: "red", ...as, spaces };
      const stops = reachable(field, mover, 4).stops.filter(({ cost }) => cost > 0);
      expect(Object.fromEntries(stops.map((stop) => [stop.spaces.join(), stop.cost]))).toEqual(tried(field, mover, 4));
    }),
    { numRuns: 20 },
  );
});
