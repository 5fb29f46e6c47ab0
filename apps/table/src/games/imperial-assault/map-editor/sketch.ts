import { type Board, checkMap, EDGE, MapFacts, TERRAIN } from "@riposte/imperial-assault";

export type Terrain = "normal" | "difficult" | "blocking" | "impassable";
export type Edge = "wall" | "door" | "blocking" | "impassable";

/** What is painted on a space. */
export interface Painted {
  readonly terrain: Terrain;
  readonly zone?: "red" | "blue";
  readonly terminal?: true;
  /** The area it belongs to. */
  readonly area?: string;
  // what cannot be painted stays as it was read
  readonly rubble?: true;
  readonly exterior?: true;
  readonly tile?: string;
}

/** A map being drawn: spaces by column and row (`3,4` is c4), edges by the two spaces they lie between. */
export interface Sketch {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly spaces: Readonly<Record<string, Painted>>;
  readonly edges: Readonly<Record<string, Edge>>;
  /** Doors that have a name, by one of their edges. */
  readonly doors: Readonly<Record<string, { readonly id: string; readonly locked: boolean }>>;
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  readonly missions: MapFacts["missions"];
}

export const at = (column: number, row: number): string => `${column},${row}`;
export const placeOf = (key: string): readonly [number, number] => key.split(",").map(Number) as [number, number];
export const edgeBetween = (one: string, other: string): string => `${one}|${other}`;

/** The printed name of a space. */
export function nameAt(key: string): string {
  const [column, row] = placeOf(key);
  const letters = (n: number): string =>
    n > 26 ? letters(Math.floor((n - 1) / 26)) + letters(((n - 1) % 26) + 1) : String.fromCharCode(96 + n);
  return `${letters(column)}${row}`;
}

/** An empty map of so many spaces. */
export function emptySketch(columns: number, rows: number, name: string): Sketch {
  const spaces: Record<string, Painted> = {};
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const zone = row <= 2 ? "red" : row > rows - 2 ? "blue" : undefined;
      spaces[at(column, row)] = { terrain: "normal", ...(zone !== undefined && { zone }) };
    }
  }
  return { name, columns, rows, spaces, edges: {}, doors: {}, areas: [], missions: {} };
}

const TERRAINS: Readonly<Record<number, Terrain>> = {
  [TERRAIN.difficult]: "difficult",
  [TERRAIN.blocking]: "blocking",
  [TERRAIN.impassable]: "impassable",
};
const EDGES: Readonly<Record<number, Edge>> = {
  [EDGE.wall]: "wall",
  [EDGE.door]: "door",
  [EDGE.blocking]: "blocking",
  [EDGE.impassable]: "impassable",
};

/** A map of a file as a sketch, or what is wrong with it. */
export function sketchOf(file: unknown): { readonly sketch: Sketch } | { readonly problems: readonly string[] } {
  const checked = checkMap(file);
  if (!checked.ok) return { problems: checked.problems };
  const { board } = checked;
  const key = (space: number) => at(space % board.stride, Math.floor(space / board.stride));
  const { missions } = MapFacts.parse(file);
  const spaces = Object.fromEntries(board.spaces.map((space) => [key(space), paintedOn(board, space)]));
  const doors = board.doors.flatMap(({ id, locked, edges }) =>
    edges.map(([one, other]) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      return [edgeBetween(key(first), key(second)), { id, locked }] as const;
    }),
  );
  return {
    sketch: {
      doors: Object.fromEntries(doors),
      areas: board.areas.map(({ id, name }) => ({ id, name })),
      name: board.name,
      columns: board.width,
      rows: board.height,
      spaces,
      edges: edgesOf(board, key),
      missions,
    },
  };
}

function paintedOn(board: Board, space: number): Painted {
  const zone = board.zones.red.includes(space) ? "red" : board.zones.blue.includes(space) ? "blue" : undefined;
  const area = board.areas.find(({ spaces }) => spaces.includes(space));
  const tile = board.tiles[space];
  return {
    terrain: TERRAINS[board.terrain[space] ?? 0] ?? "normal",
    ...(zone !== undefined && { zone }),
    ...(board.terminals.includes(space) && { terminal: true as const }),
    ...(area !== undefined && { area: area.id }),
    ...(board.rubble[space] === 1 && { rubble: true as const }),
    ...(board.exterior[space] === 1 && { exterior: true as const }),
    ...(tile !== undefined && { tile }),
  };
}

function edgesOf(board: Board, key: (space: number) => string): Record<string, Edge> {
  const edges: Record<string, Edge> = {};
  const exists = (space: number) => (board.terrain[space] ?? 0) !== TERRAIN.none;
  for (const space of board.spaces) {
    for (const [beside, kinds] of [[space - 1, board.west] as const, [space - board.stride, board.north] as const]) {
      const edge = EDGES[kinds[space] ?? 0];
      if (edge !== undefined && exists(beside)) edges[edgeBetween(key(beside), key(space))] = edge;
    }
  }
  return edges;
}

/** The sketch as a map file. */
export function fileOf({ name, spaces, edges, doors, areas, missions }: Sketch): Record<string, unknown> {
  const keys = Object.keys(spaces).sort(byPlace);
  const those = (is: (painted: Painted) => boolean) => keys.filter((key) => is(spaces[key] as Painted)).map(nameAt);
  const lines = (kind: Edge) =>
    Object.keys(edges)
      .filter((edge) => edges[edge] === kind)
      .map((edge) => edge.split("|").map(nameAt).join(" / "));
  const terrain = (kind: Terrain) => those((painted) => painted.terrain === kind);
  const tiles = [...new Set(keys.flatMap((key) => spaces[key]?.tile ?? []))];
  const used = areas.length > 0 || keys.every((key) => spaces[key]?.area === undefined) ? areas : [NEW_AREA];
  return {
    id: idOf(name),
    name,
    spaces: keys.map(nameAt),
    terrain: {
      difficult: terrain("difficult"),
      blocking: terrain("blocking"),
      impassable: terrain("impassable"),
      rubble: those(({ rubble }) => rubble === true),
    },
    edges: { wall: lines("wall"), blocking: lines("blocking"), impassable: lines("impassable") },
    doors: named(doorsOf(edges), doors),
    exterior: those(({ exterior }) => exterior === true),
    tiles: Object.fromEntries(tiles.map((tile) => [tile, those((painted) => painted.tile === tile)])),
    zones: { red: those(({ zone }) => zone === "red"), blue: those(({ zone }) => zone === "blue") },
    terminals: those(({ terminal }) => terminal === true),
    areas: used.map((area) => ({ ...area, spaces: those((painted) => painted.area === area.id) })),
    missions,
  };
}

/** Edges of doors that lie side by side are one door. */
function doorsOf(edges: Sketch["edges"]): readonly (readonly string[])[] {
  const doors: string[][] = [];
  for (const edge of Object.keys(edges).filter((one) => edges[one] === "door")) {
    const [one, other] = edge.split("|").map(placeOf) as [readonly [number, number], readonly [number, number]];
    const upright = one[1] === other[1];
    const before = upright
      ? edgeBetween(at(one[0], one[1] - 1), at(other[0], other[1] - 1))
      : edgeBetween(at(one[0] - 1, one[1]), at(other[0] - 1, other[1]));
    const joined = doors.find((door) => door.includes(before));
    if (joined === undefined) doors.push([edge]);
    else joined.push(edge);
  }
  return doors;
}

/** A door keeps its name; a new one gets the next number. */
function named(doors: readonly (readonly string[])[], known: Sketch["doors"]): readonly object[] {
  const taken = new Set<string>();
  return doors.map((door) => {
    const before = door.map((edge) => known[edge]).find((one) => one !== undefined && !taken.has(one.id));
    let number = 1;
    while (before === undefined && (taken.has(`door-${number}`) || isNamed(known, `door-${number}`))) number++;
    const { id, locked } = before ?? { id: `door-${number}`, locked: false };
    taken.add(id);
    return { id, edges: door.map((edge) => edge.split("|").map(nameAt).join(" / ")), ...(locked && { locked }) };
  });
}

const isNamed = (known: Sketch["doors"], id: string): boolean => Object.values(known).some((door) => door.id === id);

/** The area that is painted where a map has none. */
export const NEW_AREA = { id: "area", name: "Area" };

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40) || "my-map";

function byPlace(one: string, other: string): number {
  const [[a, b], [c, d]] = [placeOf(one), placeOf(other)];
  return b - d || a - c;
}
