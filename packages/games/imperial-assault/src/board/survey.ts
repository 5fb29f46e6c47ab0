import type { EDGE, TERRAIN } from "./board.js";
import { readDrawing } from "./drawing.js";
import type { MapFacts } from "./map-facts.js";
import { type Cell, cellName, readEdges, readRange } from "./space-names.js";

type TerrainKind = Exclude<keyof typeof TERRAIN, "none">;
type EdgeKind = Exclude<keyof typeof EDGE, "open">;

interface SurveyedEdge {
  readonly cells: readonly [Cell, Cell];
  readonly kind: EdgeKind;
  readonly door?: string;
}

/** What the lists and the drawing of a map say, by printed name, with everything that is wrong about them. */
export interface Survey {
  readonly terrain: ReadonlyMap<string, TerrainKind>;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly rubble: ReadonlySet<string>;
  readonly edges: ReadonlyMap<string, SurveyedEdge>;
  readonly problems: string[];
  /** Names of the spaces of a list; unreadable, unknown and repeated ones are problems of `where`. */
  readonly names: (where: string, blocks: readonly string[]) => string[];
}

/** Reads spaces, terrain and edges of a map and collects every problem instead of stopping at the first. */
export function survey(facts: MapFacts): Survey {
  const problems: string[] = [];
  const complain = (problem: string) => void problems.push(problem);
  const terrain = new Map<string, TerrainKind>();
  const cells = new Map<string, Cell>();
  const rubble = new Set<string>();
  const edges = new Map<string, SurveyedEdge>();
  const drawing = readDrawing(facts.drawing, complain);

  for (const { cell, terrain: kind } of drawing.spaces) addSpace(cell, kind === "rubble" ? "normal" : kind);
  for (const { cell, terrain: kind } of drawing.spaces) if (kind === "rubble") rubble.add(cellName(cell));
  for (const { cell } of read("spaces", facts.spaces)) addSpace(cell, "normal");

  const names = (where: string, blocks: readonly string[]) => {
    const seen = new Set<string>();
    for (const { cell, text } of read(where, blocks)) {
      const name = cellName(cell);
      if (!terrain.has(name)) complain(`${where}: the map has no space ${name} (in "${text}")`);
      else if (seen.has(name)) complain(`${where}: ${name} is listed twice`);
      else seen.add(name);
    }
    return [...seen];
  };

  for (const kind of ["difficult", "blocking", "impassable"] as const) {
    for (const name of names(`terrain.${kind}`, facts.terrain[kind])) {
      const before = terrain.get(name);
      if (before !== "normal") complain(`terrain.${kind}: ${name} is ${before} already`);
      else terrain.set(name, kind);
    }
  }
  for (const name of names("terrain.rubble", facts.terrain.rubble)) rubble.add(name);

  // The outline is walls anyway, so a drawing may show it; any other edge needs a space on both sides.
  for (const { between, kind, door } of drawing.edges) {
    const outline = between.some((cell) => !terrain.has(cellName(cell)));
    if (!outline || kind !== "wall") addEdge("drawing", { cells: between, kind, ...(door && { door }) });
  }
  for (const kind of ["wall", "blocking", "impassable"] as const) listEdges(`edges.${kind}`, facts.edges[kind], kind);
  for (const door of facts.doors) listEdges(`doors.${door.id}`, door.edges, "door", door.id);
  return { terrain, cells, rubble, edges, problems, names };

  function addSpace(cell: Cell, kind: TerrainKind): void {
    const name = cellName(cell);
    if (terrain.has(name)) complain(`spaces: ${name} is listed twice`);
    terrain.set(name, kind);
    cells.set(name, cell);
  }

  function read(where: string, blocks: readonly string[]): { cell: Cell; text: string }[] {
    return blocks.flatMap((text) => {
      const range = readRange(text);
      if (range === undefined) complain(`${where}: cannot read "${text}"; write "m14", "p-u16" or "p-u5-10"`);
      return (range ?? []).map((cell) => ({ cell, text }));
    });
  }

  function listEdges(where: string, lines: readonly string[], kind: EdgeKind, door?: string): void {
    for (const text of lines) {
      const pairs = readEdges(text);
      if (pairs === undefined) complain(`${where}: cannot read "${text}"; write "o15 / p15" or "r-u12 / r-u13"`);
      for (const pair of pairs ?? []) addEdge(where, { cells: pair, kind, ...(door && { door }) });
    }
  }

  function addEdge(where: string, edge: SurveyedEdge): void {
    const key = edge.cells.map(cellName).sort().join(" / ");
    const wrong = edgeProblem(edge, key);
    if (wrong === undefined) edges.set(key, edge);
    else complain(`${where}: ${wrong}`);
  }

  function edgeProblem({ cells: [a, b], kind, door }: SurveyedEdge, key: string): string | undefined {
    const missing = [a, b].map(cellName).filter((name) => !terrain.has(name));
    const label = kind === "door" ? `door "${door}"` : `${kind} edge`;
    if (missing.length === 2) return `${label} ${key} has no space on either side`;
    if (missing.length === 1) return `one-sided ${label} ${key}; the map has no space ${missing[0]}`;
    if (Math.abs(a.column - b.column) + Math.abs(a.row - b.row) !== 1)
      return `${label} ${key} is not between neighbours`;
    return edges.has(key) ? `the edge ${key} is listed twice` : undefined;
  }
}
