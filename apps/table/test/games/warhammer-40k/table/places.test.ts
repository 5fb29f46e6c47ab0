import { expect, test } from "vitest";
import { shapeOf } from "../../../../src/games/warhammer-40k/table/field-shape.js";
import { placesUnder } from "../../../../src/games/warhammer-40k/table/places.js";

const phone = shapeOf({ width: 390, height: 500, below: 0 }, 8, false);
const at = (along: number, lane = 0) => ({
  key: `${along}:${lane}`,
  label: { id: "wh:place", params: { along, lane } },
});
/** The middle of the mark of a place. */
const over = (along: number) => {
  const { x, y, width, height } = phone.box(along - 0.5, along + 0.5, 0);
  return [x + width * 0.86, y + height / 2] as const;
};

test("a finger means the places around it, the nearest first", () => {
  const inches = Array.from({ length: 12 }, (_, along) => at(along));
  const keys = placesUnder(inches, phone, ...over(6));
  expect(keys[0]).toBe("6:0");
  expect([...keys].sort()).toEqual(["5:0", "6:0", "7:0"]);
});

test("what lies alone is meant alone, and nothing far away", () => {
  expect(placesUnder([at(6), at(12), { key: "stay" }], phone, ...over(6))).toEqual(["6:0"]);
  expect(placesUnder([at(12)], phone, ...over(2))).toEqual([]);
});
