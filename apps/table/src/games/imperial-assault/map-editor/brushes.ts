import { at, type Edge, edgeBetween, NEW_AREA, nameAt, type Painted, type Sketch, type Terrain } from "./sketch.js";

/** Something to paint with. */
export interface Brush {
  readonly id: string;
  readonly label: string;
  readonly key: string;
  readonly on: "space" | "edge";
  readonly group: "Spaces" | "Edges" | "Tokens and zones";
}

const terrain = (id: Terrain, label: string, key: string): Brush => ({ id, label, key, on: "space", group: "Spaces" });
const edge = (id: string, label: string, key: string): Brush => ({ id, label, key, on: "edge", group: "Edges" });
const mark = (id: string, label: string, key: string): Brush => ({
  id,
  label,
  key,
  on: "space",
  group: "Tokens and zones",
});

export const BRUSHES: readonly Brush[] = [
  terrain("normal", "Floor", "f"),
  terrain("difficult", "Difficult", "w"),
  terrain("blocking", "Blocking", "b"),
  terrain("impassable", "Impassable", "x"),
  edge("edge:wall", "Wall", "1"),
  edge("edge:door", "Door", "2"),
  edge("edge:blocking", "Blocking edge", "3"),
  edge("edge:impassable", "Impassable edge", "4"),
  mark("terminal", "Terminal", "t"),
  mark("token", "Mission token", "m"),
  mark("zone:blue", "Blue starts here", "u"),
  mark("zone:red", "Red starts here", "r"),
  mark("area", "Area", "a"),
];

/** Where the brush is: a space, or the edge between two. */
export type Spot = { readonly space: string } | { readonly edge: string };

/** The sketch after a stroke; erasing takes away what the brush would draw, with floor the space itself. */
export function paint(sketch: Sketch, brush: Brush, spot: Spot, isErasing: boolean, mission: "a" | "b"): Sketch {
  if ("edge" in spot) return brush.on === "edge" ? paintEdge(sketch, brush, spot.edge, isErasing) : sketch;
  if (brush.on !== "space") return sketch;
  if (brush.id === "token") return paintToken(sketch, spot.space, isErasing, mission);
  const painted: Painted | undefined = sketch.spaces[spot.space];
  if (isErasing && brush.group === "Spaces")
    return brush.id === "normal" ? without(sketch, spot.space) : plain(sketch, spot.space);
  if (painted === undefined && (isErasing || brush.id !== "normal")) return sketch;
  const area = sketch.areas[0]?.id ?? NEW_AREA.id;
  return { ...sketch, spaces: { ...sketch.spaces, [spot.space]: changed(painted, brush.id, isErasing, area) } };
}

function changed(before: Painted | undefined, id: string, isErasing: boolean, named: string): Painted {
  const { zone, terminal, area, ...rest }: Painted = before ?? { terrain: "normal" };
  if (id.startsWith("zone:")) {
    const kept = { ...rest, ...(terminal && { terminal }), ...(area && { area }) };
    return isErasing ? kept : { ...kept, zone: id === "zone:red" ? "red" : "blue" };
  }
  if (id === "terminal") {
    const kept = { ...rest, ...(zone && { zone }), ...(area && { area }) };
    return isErasing ? kept : { ...kept, terminal: true };
  }
  if (id === "area") {
    const kept = { ...rest, ...(zone && { zone }), ...(terminal && { terminal }) };
    return isErasing ? kept : { ...kept, area: named };
  }
  return { ...(before ?? {}), terrain: id as Terrain };
}

const plain = (sketch: Sketch, space: string): Sketch =>
  sketch.spaces[space] === undefined
    ? sketch
    : { ...sketch, spaces: { ...sketch.spaces, [space]: { ...sketch.spaces[space], terrain: "normal" } } };

/** A space that is gone takes its edges with it. */
function without({ spaces, edges, ...sketch }: Sketch, space: string): Sketch {
  const { [space]: _gone, ...left } = spaces;
  const kept = Object.fromEntries(Object.entries(edges).filter(([key]) => !key.split("|").includes(space)));
  return { ...sketch, spaces: left, edges: kept };
}

function paintEdge(sketch: Sketch, { id }: Brush, edge: string, isErasing: boolean): Sketch {
  const [one = "", other = ""] = edge.split("|");
  if (sketch.spaces[one] === undefined || sketch.spaces[other] === undefined) return sketch;
  const { [edge]: _before, ...others } = sketch.edges;
  return { ...sketch, edges: isErasing ? others : { ...others, [edge]: id.slice("edge:".length) as Edge } };
}

function paintToken(sketch: Sketch, space: string, isErasing: boolean, side: "a" | "b"): Sketch {
  const mission = sketch.missions[side] ?? {
    name: `Mission ${side.toUpperCase()}`,
    tokens: [],
    lockedDoors: [],
    rules: [],
  };
  const [first = { ...TOKEN }, ...others] = mission.tokens;
  const name = nameAt(space);
  const spaces = first.spaces.filter((one) => one !== name);
  const token = { ...first, spaces: isErasing ? spaces : [...spaces, name] };
  return { ...sketch, missions: { ...sketch.missions, [side]: { ...mission, tokens: [token, ...others] } } };
}

const TOKEN = { id: "token", label: "Token", spaces: [] as string[], figure: false, carried: false as const };

/** The spot nearest to a point of the drawing, measured in spaces from its corner. */
export function spotAt(x: number, y: number, on: Brush["on"]): Spot {
  const [column, row] = [Math.floor(x) + 1, Math.floor(y) + 1];
  if (on === "space") return { space: at(column, row) };
  const [dx, dy] = [x - Math.floor(x), y - Math.floor(y)];
  const isUpright = Math.min(dx, 1 - dx) < Math.min(dy, 1 - dy);
  if (isUpright)
    return {
      edge:
        dx < 0.5
          ? edgeBetween(at(column - 1, row), at(column, row))
          : edgeBetween(at(column, row), at(column + 1, row)),
    };
  return {
    edge:
      dy < 0.5 ? edgeBetween(at(column, row - 1), at(column, row)) : edgeBetween(at(column, row), at(column, row + 1)),
  };
}
