import { maps } from "@riposte/data-imperial-assault/maps";
import { describe, expect, test } from "vitest";
import {
  type Board,
  compileBoard,
  distance,
  EDGE,
  fieldOf,
  nameOf,
  spaceNamed,
  TERRAIN,
} from "../../src/board/index.js";

const boards = new Map(maps.map((map) => [map.id, compileBoard(map)]));
const board = (id: string) => boards.get(id) as Board;

describe("maps as data", () => {
  test.each(["training-yard", "canyon-depot"])("%s has every terrain and every kind of edge", (id) => {
    const { terrain, rubble, west, north, exterior, spaces } = board(id);
    const kinds = new Set(terrain);
    for (const kind of Object.values(TERRAIN)) expect(kinds).toContain(kind);
    expect(rubble).toContain(1);
    const edges = new Set([...west, ...north]);
    for (const kind of Object.values(EDGE)) expect(edges).toContain(kind);
    expect(new Set(spaces.map((space) => exterior[space]))).toEqual(new Set([0, 1]));
    expect(spaces.every((space) => board(id).tiles[space] !== undefined)).toBe(true);
  });

  test.each([...boards])("%s has two zones, two terminals and two missions", (_, { zones, terminals, missions }) => {
    expect(zones.red.length).toBeGreaterThanOrEqual(16);
    expect(zones.blue.length).toBeGreaterThanOrEqual(16);
    expect(terminals).toHaveLength(2);
    expect(Object.keys(missions)).toEqual(["a", "b"]);
  });

  test("Corellian Underground agrees with the counted facts", () => {
    const { spaces, terrain, west, north, zones, doors, areas, stride } = board("corellian-underground");
    const count = (kind: number) => spaces.filter((space) => terrain[space] === kind).length;
    const inner = (kind: number) =>
      spaces.filter((space) => terrain[space - 1] && west[space] === kind).length +
      spaces.filter((space) => terrain[space - stride] && north[space] === kind).length;
    const walls = [...west, ...north].filter((kind) => kind === EDGE.wall).length;
    expect(spaces).toHaveLength(183);
    expect([count(TERRAIN.blocking), count(TERRAIN.difficult)]).toEqual([4, 26]);
    expect([inner(EDGE.wall), walls - inner(EDGE.wall), inner(EDGE.door)]).toEqual([23, 86, 4]);
    // The facts count 300 links, doors among them: 296 open ones and the 4 edges of the two double doors.
    expect(inner(EDGE.open)).toBe(296);
    expect([zones.red.length, zones.blue.length, areas[0]?.spaces.length]).toEqual([32, 36, 20]);
    expect(doors.map((door) => [door.id, door.edges.length])).toEqual([
      ["cantina-east", 2],
      ["cantina-south", 2],
    ]);
  });

  test("the Cantina's doors are the short ways in", () => {
    const underground = board("corellian-underground");
    const far = (openDoors: string[]) => {
      const field = fieldOf(underground, { openDoors, rubble: [], shields: [], figures: [] });
      return distance(field, spaceNamed(underground, "p13"), spaceNamed(underground, "o13"));
    };
    expect([far([]), far(["cantina-east"]), far(["cantina-south"])]).toEqual([17, 1, 10]);
  });

  test("the missions of Corellian Underground are data", () => {
    const underground = board("corellian-underground");
    const { a, b } = underground.missions;
    expect(a?.tokens[0]).toMatchObject({
      id: "thug",
      attackable: { health: 4, defense: ["black"], block: 0 },
    });
    expect(a?.tokens[0]?.places.map(({ space }) => nameOf(underground, space))).toEqual(["o12", "o16", "w13", "x12"]);
    expect(a?.rules.map((rule) => rule.type)).toEqual(["move-tokens", "damage-adjacent-figures", "score-control"]);
    expect(b?.rules).toMatchObject([
      { type: "put-on", when: "start-of-round", amount: { handSizeOf: "initiative" }, on: "sabacc-table" },
      {
        type: "count-control",
        when: "end-of-round",
        control: { token: "sabacc-table" },
        vpPerToken: 1,
        until: "end-of-next-round",
      },
    ]);
  });
});
