import { type Board, type Door, EDGE, type Mission, nameOf, spaceIn, TERRAIN } from "./board.js";
import type { MapFacts } from "./map-facts.js";
import type { MissionFacts } from "./mission-facts.js";
import { TokenColour } from "./mission-token.js";
import type { Survey } from "./survey.js";

/** Puts a surveyed map on the grid; what does not fit is added to the survey's problems. */
export function layBoard(facts: MapFacts, surveyed: Survey): Board {
  const cells = [...surveyed.cells.values()];
  const width = Math.max(0, ...cells.map((cell) => cell.column));
  const height = Math.max(0, ...cells.map((cell) => cell.row));
  const stride = width + 2;
  const size = stride * (height + 2);
  const { names, problems } = surveyed;
  if (cells.length === 0) problems.push("spaces: the map has none");

  const terrain = new Uint8Array(size);
  const rubble = new Uint8Array(size);
  for (const [name, cell] of surveyed.cells) {
    const space = cell.row * stride + cell.column;
    terrain[space] = TERRAIN[surveyed.terrain.get(name) ?? "normal"];
    rubble[space] = surveyed.rubble.has(name) ? 1 : 0;
  }
  const shell = { id: facts.id, name: facts.name, width, height, stride, size, terrain, rubble };
  const spaces = [...terrain.keys()].filter((space) => terrain[space] !== TERRAIN.none);
  const find = (name: string) => spaceIn(shell, name) as number;
  const list = (where: string, blocks: readonly string[]) => names(where, blocks).map(find);

  const exterior = new Uint8Array(size);
  for (const space of list("exterior", facts.exterior)) exterior[space] = 1;
  const tiles: (string | undefined)[] = new Array(size).fill(undefined);
  for (const [id, blocks] of Object.entries(facts.tiles)) {
    for (const space of list(`tiles.${id}`, blocks)) {
      if (tiles[space] === undefined) tiles[space] = id;
      else problems.push(`tiles.${id}: ${nameOf(shell, space)} lies on tile ${tiles[space]} already`);
    }
  }
  const zones = {
    red: list("zones.red", facts.zones?.red ?? []),
    blue: list("zones.blue", facts.zones?.blue ?? []),
  };
  return {
    ...shell,
    spaces,
    exterior,
    tiles,
    ...layEdges(shell, surveyed),
    doors: layDoors(facts, surveyed, find),
    zones,
    terminals: list("terminals", facts.terminals),
    areas: facts.areas.map((area) => ({ ...area, spaces: list(`areas.${area.id}`, area.spaces) })),
    missions: layMissions(facts, list),
  };
}

function layEdges({ terrain, stride, size }: Pick<Board, "terrain" | "stride" | "size">, surveyed: Survey) {
  const west = new Uint8Array(size);
  const north = new Uint8Array(size);
  for (let space = stride; space < size; space++) {
    const exists = terrain[space] !== TERRAIN.none;
    if (exists !== (terrain[space - 1] !== TERRAIN.none)) west[space] = EDGE.wall;
    if (exists !== (terrain[space - stride] !== TERRAIN.none)) north[space] = EDGE.wall;
  }
  for (const { cells, kind } of surveyed.edges.values()) {
    const [a, b] = cells.map((cell) => cell.row * stride + cell.column) as [number, number];
    (Math.abs(a - b) === 1 ? west : north)[Math.max(a, b)] = EDGE[kind];
  }
  return { west, north };
}

function layDoors(facts: MapFacts, { edges, problems }: Survey, find: (name: string) => number): Door[] {
  const byId = new Map<string, [number, number][]>(facts.doors.map((door) => [door.id, []]));
  for (const [key, edge] of edges) {
    if (edge.door === undefined) continue;
    const sides = key.split(" / ").map(find) as [number, number];
    byId.set(edge.door, [...(byId.get(edge.door) ?? []), sides]);
  }
  return [...byId].map(([id, sides]) => {
    const listed = facts.doors.find((door) => door.id === id);
    if (sides.length === 0 && listed?.edges.length === 0) problems.push(`doors.${id}: the door has no edge`);
    return { id, locked: listed?.locked === true, edges: sides };
  });
}

function layMissions(facts: MapFacts, list: (where: string, blocks: readonly string[]) => number[]): Board["missions"] {
  const lay = (side: "a" | "b", mission: MissionFacts): Mission => ({
    ...mission,
    tokens: mission.tokens.map(({ spaces, colours = {}, ...token }) => {
      const where = `missions.${side}.tokens.${token.id}`;
      const plain = list(where, spaces).map((space) => ({ space }));
      const coloured = TokenColour.options.flatMap((colour) =>
        list(`${where}.${colour}`, colours[colour] ?? []).map((space) => ({ space, colour })),
      );
      return { ...token, places: [...plain, ...coloured] };
    }),
  });
  const { a, b } = facts.missions;
  return { ...(a && { a: lay("a", a) }), ...(b && { b: lay("b", b) }) };
}
