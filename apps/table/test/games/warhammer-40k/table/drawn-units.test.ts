import { warhammerUnits } from "@riposte/hosting/warhammer-40k";
import type { Unit } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { DEEP, drawnUnits } from "../../../../src/games/warhammer-40k/table/drawn-units.js";

const at = (id: string, seat: 0 | 1, along: number, lane: number): Unit => ({
  ...(warhammerUnits()[0] as Unit),
  id,
  seat,
  place: { along, lane },
});

test("a unit is drawn behind its front, towards its own edge", () => {
  const [ours, theirs] = drawnUnits([at("ours", 0, 12, 0), at("theirs", 1, 30, 0)]);
  expect(ours).toMatchObject({ left: 12 - DEEP, front: 12, row: 0, rows: 1 });
  expect(theirs).toMatchObject({ left: 30, front: 30, row: 0, rows: 1 });
});

test("units that would cover each other share the height of their lane", () => {
  const drawn = drawnUnits([at("a", 0, 12, 2), at("b", 0, 13, 2), at("c", 0, 13, 3)]);
  expect(drawn.map(({ row, rows }) => [row, rows])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});

test("who is not on the table is not drawn", () => {
  expect(drawnUnits([{ ...at("away", 0, 0, 0), place: null }])).toEqual([]);
});
