import { GAMES } from "@riposte/hosting";
import { machineOf, toDiagram } from "@riposte/kernel/flow";
import { describe, expect, test } from "vitest";
import type { Rect } from "../../src/chart/geometry.js";
import { type Chart, layoutChart } from "../../src/chart/layout.js";
import { composed } from "../composed.js";

const charts = await Promise.all(
  GAMES.map(async ({ id }) =>
    (await composed(id)).game.procedures.map(({ name, machine }) => ({ name: `${id} ${name}`, machine })),
  ),
);

/** Rounds that begin again from within, and an end outside of them. */
const rounds = machineOf({
  id: "rounds",
  initial: "round",
  states: {
    round: {
      initial: "turn",
      states: {
        turn: { on: { next: [{ target: "counting" }, { target: "turn", reenter: true }] } },
        counting: { on: { next: [{ target: "#rounds.over" }, { target: "#rounds.round", reenter: true }] } },
      },
    },
    over: {},
  },
});

describe.each([...charts.flat(), { name: "rounds", machine: rounds }])("$name", ({ machine }) => {
  const diagram = toDiagram(machine);
  const chart = layoutChart(diagram);

  test("every state is a box inside its parent, and no two neighbours overlap", () => {
    const boxOf = (path: string) => chart.boxes.find((box) => box.path === path) as Rect;
    expect(chart.boxes).toHaveLength(diagram.states.length);
    for (const { path, parent } of diagram.states) {
      if (parent === null) continue;
      expect(isInside(boxOf(path), boxOf(parent)), path).toBe(true);
      for (const other of diagram.states)
        if (other.parent === parent && other.path !== path)
          expect(overlap(boxOf(path), boxOf(other.path)), `${path} and ${other.path}`).toBe(false);
    }
  });

  test("every arrow is drawn from its own state to its target, or says where it leads", () => {
    expect(chart.arrows).toHaveLength(diagram.arrows.length);
    for (const { from, to, points, isStub } of chart.arrows) {
      expect(points.length).toBeGreaterThan(1);
      expect(touches(chart, from, points[0])).toBe(true);
      const said = chart.arrows.filter((other) => other.isStub && other.from === from).map(({ label }) => label);
      const { title } = chart.boxes.find(({ path }) => path === to) ?? {};
      expect(isStub ? said.join().includes(String(title)) : touches(chart, to, points.at(-1))).toBe(true);
    }
  });

  test("nothing is drawn beyond its edge", () => {
    for (const { points } of chart.arrows)
      for (const { x, y } of points)
        expect([x >= 0, x <= chart.width, y >= 0, y <= chart.height]).toEqual([true, true, true, true]);
  });

  test("the same machine gives the same drawing", () => {
    expect(layoutChart(toDiagram(machine))).toEqual(chart);
  });
});

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function touches({ boxes }: Chart, path: string, point: { x: number; y: number } | undefined): boolean {
  const box = boxes.find((one) => one.path === path);
  if (box === undefined || point === undefined) return false;
  const near = 1;
  return (
    point.x >= box.x - near &&
    point.x <= box.x + box.width + near &&
    point.y >= box.y - near &&
    point.y <= box.y + box.height + near
  );
}
