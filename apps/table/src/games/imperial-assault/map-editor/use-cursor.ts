import { type KeyboardEvent, useState } from "react";
import type { Brush, Spot } from "./brushes.js";
import { at, edgeBetween, nameAt, type Sketch } from "./sketch.js";

/** A place of the keyboard, in half spaces: odd ones are spaces, even ones the edges before them. */
export interface Cursor {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the cursor is on: with an edge brush it steps over edges too. */
export function spotOf({ x, y }: Cursor, { on }: Pick<Brush, "on">): Spot {
  const space = (cx: number, cy: number) => at((cx + 1) / 2, (cy + 1) / 2);
  if (on === "edge" && x % 2 === 0) return { edge: edgeBetween(space(x - 1, y), space(x + 1, y)) };
  if (on === "edge" && y % 2 === 0) return { edge: edgeBetween(space(x, y - 1), space(x, y + 1)) };
  return { space: space(x, y) };
}

/** Arrows move over spaces and edges, Space paints, Delete takes away; where it is, is said. */
export function useCursor(sketch: Sketch, brush: Brush, onPaint: (spot: Spot, isErasing: boolean) => void) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isPainting = event.key === " " || event.key === "Delete" || event.key === "Backspace";
    if (step === undefined && !isPainting) return;
    event.preventDefault();
    const here = cursor ?? { x: 1, y: 1 };
    if (step === undefined) {
      onPaint(spotOf(here, brush), event.key !== " ");
      setCursor(here);
      return;
    }
    setCursor(cursor === null ? here : moved(here, step, brush, sketch));
  };
  return { cursor, onKeyDown, said: cursor === null ? "" : saidOf(sketch, cursor, brush) };
}

function moved({ x, y }: Cursor, [dx, dy]: readonly [number, number], { on }: Brush, sketch: Sketch): Cursor {
  const by = on === "edge" ? 1 : 2;
  const within = (value: number, most: number) => Math.max(1, Math.min(value, most * 2 + 1));
  // only one of the two may be between spaces
  const [nextX, nextY] = [x + dx * by, y + dy * by];
  const square = (value: number, other: number, moves: number) =>
    moves === 0 && other % 2 === 0 ? value + 1 - (value % 2) : value;
  return {
    x: within(square(nextX, nextY, dx), sketch.columns),
    y: within(square(nextY, nextX, dy), sketch.rows),
  };
}

/** "C4, blocking, wall to the north". */
function saidOf(sketch: Sketch, cursor: Cursor, brush: Brush): string {
  const spot = spotOf(cursor, brush);
  if ("edge" in spot) {
    const [one = "", other = ""] = spot.edge.split("|");
    return `between ${nameAt(one).toUpperCase()} and ${nameAt(other).toUpperCase()}: ${sketch.edges[spot.edge] ?? "open"}`;
  }
  const painted = sketch.spaces[spot.space];
  const [column = 0, row = 0] = spot.space.split(",").map(Number);
  const sides: readonly (readonly [string, string])[] = [
    ["north", edgeBetween(at(column, row - 1), spot.space)],
    ["west", edgeBetween(at(column - 1, row), spot.space)],
    ["south", edgeBetween(spot.space, at(column, row + 1))],
    ["east", edgeBetween(spot.space, at(column + 1, row))],
  ];
  return [
    nameAt(spot.space).toUpperCase(),
    painted === undefined ? "no space" : painted.terrain === "normal" ? "floor" : painted.terrain,
    ...(painted?.zone === undefined ? [] : [`${painted.zone} starts here`]),
    ...(painted?.terminal === true ? ["terminal"] : []),
    ...sides.flatMap(([where, edge]) =>
      sketch.edges[edge] === undefined ? [] : [`${sketch.edges[edge]} to the ${where}`],
    ),
  ].join(", ");
}
