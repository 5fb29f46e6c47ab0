import { expect, test } from "vitest";
import { layoutProblems, plainTable } from "../../src/plain/plain-table.js";

const slices = {
  court: {
    round: 2,
    deck: { count: 14 },
    hands: [["ace", "two"], { count: 3 }],
    points: [4, 0],
    sides: [
      { gold: 1, row: [{ id: 7, card: "king" }] },
      { gold: 5, row: [] },
    ],
    squares: ["x", null, null, "o"],
  },
};

test("without a layout lists are zones, numbers counters, and what has an entry for each seat is the seats'", () => {
  const { middle, seats } = plainTable(slices, 2);
  expect(middle.counters).toEqual([{ title: "Round", value: "2" }]);
  expect(middle.zones).toContainEqual({ title: "Deck", cards: null, count: 14 });
  expect(seats[0]).toMatchObject({
    counters: [
      { title: "Points", value: "4" },
      { title: "Gold", value: "1" },
    ],
    zones: [
      { title: "Hands", cards: ["ace", "two"], count: 2 },
      { title: "Row", cards: ["7"], count: 1 },
    ],
  });
  expect(seats[1]?.zones[0]).toEqual({ title: "Hands", cards: null, count: 3 });
});

test("a grid has its squares row by row, and places anywhere are where the layout says", () => {
  const grid = { at: "court.squares", title: "Board", grid: { columns: 2, rows: 2 } };
  const [board] = plainTable(slices, 2, { boards: [grid] }).middle.boards;
  expect(board?.places.map(({ x, y, things }) => [x, y, ...things])).toEqual([
    [0, 0, "x"],
    [1, 0],
    [0, 1],
    [1, 1, "o"],
  ]);
  const spots = { at: "map.ships", places: [{ key: "port", x: 10, y: 80, title: "the port" }] };
  const [map] = plainTable({ map: { ships: { port: ["brig", "sloop"] } } }, 2, { boards: [spots] }).middle.boards;
  expect(map?.places).toEqual([{ key: "port", x: 10, y: 80, title: "the port", things: ["brig", "sloop"] }]);
});

test("a layout that names what is not there is told which fields are", () => {
  expect(layoutProblems(slices, { zones: [{ at: "court.pile" }], counters: [{ at: "kourt.round" }] })).toEqual([
    'The layout names "court.pile", which the slices do not have. Fields of "court": round, deck, hands, points, sides, squares.',
    'The layout names "kourt.round", which the slices do not have. Slices: court.',
  ]);
});
