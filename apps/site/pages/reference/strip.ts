import type { Diagram, DiagramState } from "@riposte/kernel/flow";
import { listed } from "@riposte/words";
import { escaped } from "../highlight.js";

const WIDE = 108;
const HIGH = 52;
const GAP = 42;
/** States drawn: the one spoken of and two on each side. */
const AROUND = 2;
/** Below a state, for the ways that leave the row. */
const BELOW = 14;

/** The states before and after one, as a row: the way that leads through it. */
export function stripOf(diagram: Diagram, path: string): string {
  const row = rowOf(diagram, path);
  const boxes = row.map((state, at) => boxOf(state, 2 + at * (WIDE + GAP), state.path === path));
  const arrows = row.slice(1).map((_, at) => {
    const x = 2 + at * (WIDE + GAP) + WIDE;
    return `<path d="M${x} ${2 + HIGH / 2}h${GAP - 7}" stroke="var(--ink-3)" stroke-width="1.4"/><path d="M${x + GAP - 8} ${HIGH / 2 - 2}l7 4-7 4z" fill="var(--ink-3)"/>`;
  });
  const leaving = row.map((state, at) =>
    waysOut(diagram, row, state).length === 0
      ? ""
      : `<path d="M${2 + at * (WIDE + GAP) + WIDE - 16} ${HIGH + 2}v9m-4-4l4 4.5 4-4.5" fill="none" stroke="var(--ink-3)" stroke-width="1.4"/>`,
  );
  const width = row.length * (WIDE + GAP) - GAP + 4;
  const names = row.map(({ title }) => title).join(", then ");
  return `<svg class="strip" viewBox="0 0 ${width} ${HIGH + BELOW}" width="${width}" role="img" aria-label="${escaped(names)}">${boxes.join("")}${arrows.join("")}${leaving.join("")}</svg>`;
}

/** Where the small arrows below a row lead, in words; nothing where there are none. */
export function waysOutOf(diagram: Diagram, path: string): string {
  const row = rowOf(diagram, path);
  const ways = [...new Set(row.flatMap((state) => waysOut(diagram, row, state)))];
  return ways.length === 0 ? "" : `The arrow down: on to ${listed(ways, "or")}.`;
}

function rowOf(diagram: Diagram, path: string): readonly DiagramState[] {
  const before = walk(diagram, path, (arrow) => [arrow.to, arrow.from]).reverse();
  const after = walk(diagram, path, (arrow) => [arrow.from, arrow.to]);
  return [...before, diagram.states.find((state) => state.path === path) as DiagramState, ...after];
}

/** States a state may go on to that are not in the row. */
function waysOut(diagram: Diagram, row: readonly DiagramState[], state: DiagramState): readonly string[] {
  const isLast = row.at(-1) === state;
  return isLast
    ? []
    : diagram.arrows
        .filter(({ from, to, stays }) => from === state.path && !stays && !row.some(({ path }) => path === to))
        .map(({ to }) => to);
}

function boxOf({ title, notes }: DiagramState, x: number, isHere: boolean): string {
  const window = notes.some(({ kind }) => kind === "window");
  const under = window
    ? "window"
    : (notes.find(({ kind }) => kind === "entry" || kind === "calls" || kind === "asks")?.name ?? "");
  const fill = isHere ? "var(--ink)" : "var(--surface)";
  const ink = isHere ? "var(--surface)" : "var(--ink)";
  const inner = window
    ? `<rect x="${x + 3.5}" y="5.5" width="${WIDE - 7}" height="${HIGH - 7}" rx="8" fill="none" stroke="${isHere ? "var(--surface)" : "var(--line-strong)"}"/>`
    : "";
  const short = (text: string) => escaped(text.length > 15 ? `${text.slice(0, 14)}…` : text);
  return `<g${isHere ? " data-here" : ""}><rect x="${x}" y="2" width="${WIDE}" height="${HIGH}" rx="11" fill="${fill}" stroke="${isHere ? "var(--ink)" : "var(--line-strong)"}" stroke-width="1.4"/>${inner}<text x="${x + WIDE / 2}" y="${under === "" ? 33 : 25}" text-anchor="middle" font-weight="650" font-size="14" fill="${ink}">${short(title)}</text><text x="${x + WIDE / 2}" y="42" text-anchor="middle" font-size="12" fill="${isHere ? ink : "var(--ink-2)"}">${short(under)}</text></g>`;
}

/** The nearest states along arrows of one direction, each once. */
function walk(diagram: Diagram, from: string, ends: (arrow: Diagram["arrows"][number]) => readonly [string, string]) {
  const found: DiagramState[] = [];
  const seen = new Set([from]);
  let at = from;
  while (found.length < AROUND) {
    // the usual way is the one nothing has to hold for
    const next = diagram.arrows
      .toSorted((one, other) => Number(one.guard !== null) - Number(other.guard !== null))
      .map(ends)
      .filter(([one, other]) => one === at && !seen.has(other))
      .map(([, other]) => diagram.states.find(({ path }) => path === other))
      .find((state) => state !== undefined && state.kind !== "compound");
    if (next === undefined) break;
    found.push(next);
    seen.add(next.path);
    at = next.path;
  }
  return found;
}
