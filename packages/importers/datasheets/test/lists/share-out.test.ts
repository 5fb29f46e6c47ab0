import { expect, test } from "vitest";
import { shareOut } from "../../src/lists/share-out.js";

test("totals are shared out as the datasheet allows, else by equal numbers, else in turn and unsure", () => {
  const of = (things: Record<string, number>) => new Map(Object.entries(things));
  const allowed = [of({ a: 1, c: 1 }), of({ b: 1, d: 1 })];
  expect(shareOut(4, of({ a: 2, b: 2, c: 2, d: 2 }), allowed)).toEqual({
    isSure: true,
    shares: [
      { count: 2, loadout: allowed[0] },
      { count: 2, loadout: allowed[1] },
    ],
  });
  expect(shareOut(9, of({ gun: 9, axe: 8, ram: 1 }), []).shares.map(({ count }) => count)).toEqual([8, 1]);
  expect(shareOut(3, of({ a: 2, b: 2 }), []).isSure).toBe(false);
});
