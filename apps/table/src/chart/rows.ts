import { centre, type Point, type Rect } from "./geometry.js";
import type { Level, LevelPlan, Route } from "./level.js";

/** As wide as a line of states gets. */
const LINE = 880;
const [GAP, BETWEEN, EDGE] = [30, 54, 22];
/** Fewer states than these need no lines. */
const FEW = 5;
/** A machine is read like lines of text if so many of its states lead to the one that is written next. */
const CHAIN = 0.6;

/**
 * States in lines, in the order they are written, which is the order they are gone through. What leads to the next one is an
 * arrow; whatever leads elsewhere is a stub that names where to. Nothing for a machine that does not go along a line.
 */
export function arrangeRows({ children, initial, arrows }: LevelPlan): Level | null {
  const follows = (at: number) => children[at + 1]?.path;
  const place = new Map(children.map(({ path }, at) => [path, at]));
  const isNext = (from: string, to: string) => follows(place.get(from) ?? -1) === to;
  const chained = children.filter(({ path }) => arrows.some(({ from, to }) => from === path && isNext(from, to)));
  if (children.length < FEW || children[0]?.path !== initial || chained.length < CHAIN * children.length) return null;

  const rects = new Map<string, Rect>();
  let y = EDGE;
  for (const lined of inLines(children, arrows)) {
    const height = Math.max(...lined.map((child) => child.height));
    let x = EDGE;
    for (const { path, width, height: own, room } of lined) {
      rects.set(path, { x, y: y + (height - own) / 2, width, height: own });
      x += width + room;
    }
    y += height + BETWEEN;
  }
  const right = Math.max(...[...rects.values()].map((rect) => rect.x + rect.width)) + EDGE;
  const rectOf = (path: string) => rects.get(path) as Rect;
  const stubs = new Set<string>();
  const routes = new Map<string, Route>(
    arrows.map(({ id, from, to, label }) => {
      const points = isNext(from, to) ? along(rectOf(from), rectOf(to), right - EDGE / 2) : null;
      if (points !== null || from === to) return [id, { points: points ?? [], labelAt: labelOn(points ?? [], label) }];
      const isFirst = !stubs.has(from);
      stubs.add(from);
      return [id, { ...stubOf(rectOf(from), isFirst), isStub: true }];
    }),
  );
  const first = centre(rectOf(initial));
  const dot = { x: 6, y: first.y };
  return {
    width: right,
    height: y - BETWEEN + EDGE + 14,
    rects,
    routes,
    dot,
    dotRoute: [dot, { x: EDGE, y: first.y }],
  };
}

type Lined = LevelPlan["children"][number] & { readonly room: number };

/** Filled like lines of words; an arrow with words needs room for them. */
function inLines(children: LevelPlan["children"], arrows: LevelPlan["arrows"]): readonly (readonly Lined[])[] {
  const lines: Lined[][] = [[]];
  let wide = 0;
  for (const [at, child] of children.entries()) {
    const next = children[at + 1]?.path;
    const words = arrows.find(({ from, to }) => from === child.path && to === next)?.label.width ?? 0;
    const room = Math.max(GAP, words + 14);
    if (wide > 0 && wide + child.width > LINE) {
      lines.push([]);
      wide = 0;
    }
    lines.at(-1)?.push({ ...child, room });
    wide += child.width + room;
  }
  return lines;
}

/** Straight to the next one, or around the end of the line to the beginning of the next. */
function along(from: Rect, to: Rect, right: number): readonly Point[] {
  const [start, end] = [centre(from), centre(to)];
  const [leave, arrive] = [
    { x: from.x + from.width, y: start.y },
    { x: to.x, y: end.y },
  ];
  if (to.x > from.x) return [leave, arrive];
  const between = to.y - BETWEEN / 3;
  const corners = [
    { x: right, y: start.y },
    { x: right, y: between },
    { x: EDGE / 2, y: between },
    { x: EDGE / 2, y: end.y },
  ];
  // said three times, a corner is a corner and no wide bend
  return [leave, ...corners.flatMap((corner) => [corner, corner, corner]), arrive];
}

const labelOn = (points: readonly Point[], { width }: { readonly width: number }): Point | null => {
  const [from, to] = points;
  return width === 0 || from === undefined || to === undefined || points.length > 2
    ? null
    : { x: (from.x + to.x) / 2, y: from.y - 9 };
};

/** A small arrow down; the first of a state says where all of them lead. */
function stubOf({ x, y, width, height }: Rect, isFirst: boolean): Route {
  const foot = { x: x + width - 14, y: y + height };
  const end = { x: foot.x, y: foot.y + 14 };
  return { points: [foot, end], labelAt: isFirst ? { x: foot.x - 6, y: foot.y + 9 } : null };
}
