import { type Diagram, type DiagramArrow, type DiagramNote, type DiagramState, noteText } from "@riposte/kernel/flow";
import { borderTowards, centre, type Point, type Rect } from "./geometry.js";
import { arrangeLevel, type Level, type LevelPlan, type Route } from "./level.js";
import { innermostAround, liftedTo } from "./lifting.js";
import { arrangeRows } from "./rows.js";
import { textWidth } from "./text-width.js";

export interface ChartBox extends Rect {
  readonly path: string;
  readonly title: string;
  readonly kind: DiagramState["kind"];
  readonly lines: readonly NoteLine[];
  readonly depth: number;
}

export interface ChartArrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly points: readonly Point[];
  readonly labelAt: Point | null;
  /** It only names where it leads. */
  readonly isStub: boolean;
}

/** A line of a note; the first one of a note has its mark. */
interface NoteLine {
  readonly kind: DiagramNote["kind"];
  readonly text: string;
  readonly isFirst: boolean;
}

/** A machine laid out: boxes inside boxes, arrows between them, a dot before each initial state. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ChartBox[];
  readonly arrows: readonly ChartArrow[];
  readonly dots: readonly { readonly at: Point; readonly points: readonly Point[] }[];
}

const TITLE = 13;
const NOTE = 11;
export const NOTE_LINE = 16;
/** From the top of a box to the first note. */
export const HEAD = 28;
/** Bold letters take so much more room. */
const BOLD = 1.15;
/** Room for the mark before a note. */
const MARK = 14;
/** Letters in a line of notes, unless one word is longer. */
const LONGEST = 40;
const PAD = 12;
const MARGIN = 16;

/** Lays a diagram out, the same way every time. */
export function layoutChart(diagram: Diagram): Chart {
  const levels = new Map<string, Level>();
  const arrows = diagram.arrows.map((arrow, at) => ({ ...arrow, id: `${at}`, label: labelOf(arrow) }));
  const sizeOf = (state: DiagramState): { width: number; height: number } => {
    const own = ownSize(state);
    if (state.kind !== "compound") return own;
    const children = diagram.states.filter(({ parent }) => parent === state.path);
    const plan: LevelPlan = {
      children: children.map((child) => ({ path: child.path, ...sizeOf(child) })),
      initial: liftedTo(state.path, state.initial as string),
      arrows: arrows
        .filter(({ from, to }) => innermostAround(from, to) === state.path)
        .map(({ id, label, from, to }) => ({
          id,
          from: liftedTo(state.path, from),
          to: liftedTo(state.path, to),
          label: { width: label === "" ? 0 : textWidth(label, NOTE) + 8, height: label === "" ? 0 : NOTE_LINE },
        })),
    };
    const level = arrangeRows(plan) ?? arrangeLevel(plan);
    levels.set(state.path, level);
    return { width: Math.max(own.width, level.width + 2 * PAD), height: own.height + level.height + PAD };
  };

  const boxes: ChartBox[] = [];
  const dots: Chart["dots"][number][] = [];
  const routes = new Map<string, Route>();
  const place = (state: DiagramState, rect: Rect, depth: number): void => {
    const { path, title, kind, notes } = state;
    boxes.push({ ...rect, path, title, kind, lines: linesOf(notes), depth });
    const level = levels.get(path);
    if (level === undefined) return;
    const origin = { x: rect.x + (rect.width - level.width) / 2, y: rect.y + ownSize(state).height };
    const moved = ({ x, y }: Point): Point => ({ x: x + origin.x, y: y + origin.y });
    for (const child of diagram.states.filter(({ parent }) => parent === path)) {
      const at = level.rects.get(child.path) as Rect;
      place(child, { ...at, ...moved(at) }, depth + 1);
    }
    dots.push({ at: moved(level.dot), points: level.dotRoute.map(moved) });
    for (const [id, { points, labelAt, ...rest }] of level.routes)
      routes.set(id, { ...rest, points: points.map(moved), labelAt: labelAt === null ? null : moved(labelAt) });
  };
  const root = diagram.states[0] as DiagramState;
  const size = sizeOf(root);
  place(root, { x: MARGIN, y: MARGIN, ...size }, 0);

  const rectOf = new Map(boxes.map((box) => [box.path, box]));
  /** Everywhere the stubs of a state lead, each named once. */
  const ways = (id: string, from: string): string => {
    const led = arrows.filter((arrow) => arrow.from === from && routes.get(arrow.id)?.isStub === true);
    const names = new Set(led.map(({ to }) => rectOf.get(to)?.title ?? to));
    return led[0]?.id === id ? `to ${[...names].join(", ")}` : "";
  };
  return {
    width: size.width + 2 * MARGIN,
    height: size.height + 2 * MARGIN,
    boxes,
    dots,
    arrows: arrows.map(({ id, from, to, label }) => {
      const { points, labelAt, isStub }: Route = routes.get(id) ?? { points: [], labelAt: null };
      if (isStub === true) return { id, from, to, label: ways(id, from), points, labelAt, isStub };
      const ends = [rectOf.get(from) as Rect, rectOf.get(to) as Rect] as const;
      if (isAround(from, to) || isAround(to, from))
        return { id, from, to, label, ...around(...ends, labelAt), isStub: false };
      return { id, from, to, label, points: joined(points, ...ends, from === to), labelAt, isStub: false };
    }),
  };
}

/** The usual `next` goes without saying. */
const labelOf = ({ cause, guard, actions, stays }: DiagramArrow): string =>
  [
    cause === "next" && !stays ? "" : cause,
    guard === null ? "" : `[${guard}]`,
    actions.length === 0 ? "" : `/ ${actions.join(", ")}`,
  ]
    .filter((part) => part !== "")
    .join(" ");

function ownSize({ title, notes }: DiagramState): { width: number; height: number } {
  const lines = linesOf(notes);
  const widths = [
    textWidth(title, TITLE, BOLD),
    ...lines.map(({ text, kind }) => textWidth(text, NOTE, kind === "window" ? BOLD : 1) + MARK),
  ];
  return {
    width: Math.max(64, ...widths) + 2 * PAD,
    height: HEAD + lines.length * NOTE_LINE + (lines.length > 0 ? 8 : 2),
  };
}

/** Long lists go on in the next line. */
const linesOf = (notes: readonly DiagramNote[]): readonly NoteLine[] =>
  notes.flatMap((note) => {
    const lines: string[] = [];
    for (const part of noteText(note).split(/(?<=, )/)) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + part.length <= LONGEST) lines[lines.length - 1] = last + part;
      else lines.push(part);
    }
    return lines.map((text, at) => ({ kind: note.kind, text: text.trim(), isFirst: at === 0 }));
  });

/** A level's route ends at its own boxes; the arrow's real ends may lie deeper inside them. */
function joined(route: readonly Point[], from: Rect, to: Rect, isLoop: boolean): readonly Point[] {
  if (isLoop) return loopAt(from);
  if (route.length < 2) return route;
  const inner = route.slice(1, -1);
  const start = borderTowards(from, inner[0] ?? centre(to));
  const end = borderTowards(to, inner.at(-1) ?? centre(from));
  return [start, ...inner, end];
}

const isAround = (outer: string, inner: string): boolean =>
  outer !== inner && (outer === "" || inner.startsWith(`${outer}.`));

/** Between a state and one that lies in it: out of the one by its right side, and to the other's from beyond both. */
function around(from: Rect, to: Rect, labelled: Point | null): Pick<ChartArrow, "points" | "labelAt"> {
  const beyond = Math.max(from.x + from.width, to.x + to.width) + ASIDE;
  const [leaves, arrives] = [sideOf(from, to), sideOf(to, from)];
  const points = [leaves, { x: beyond, y: leaves.y }, { x: beyond, y: arrives.y }, arrives];
  return { points, labelAt: labelled === null ? null : { x: beyond, y: (leaves.y + arrives.y) / 2 } };
}

const ASIDE = 16;

/** On the right side: in the middle of what lies within the other, near the head of what lies around it. */
const sideOf = (rect: Rect, other: Rect): Point => ({
  x: rect.x + rect.width,
  y: rect.height < other.height ? rect.y + rect.height / 2 : rect.y + HEAD / 2,
});

/** A loop out of the right side and back. */
function loopAt({ x, y, width, height }: Rect): readonly Point[] {
  const right = x + width;
  return [
    { x: right, y: y + height * 0.3 },
    { x: right + 18, y: y + height * 0.2 },
    { x: right + 18, y: y + height * 0.8 },
    { x: right, y: y + height * 0.7 },
  ];
}
