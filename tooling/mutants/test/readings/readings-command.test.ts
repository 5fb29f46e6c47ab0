import { expect, test } from "vitest";
import { tableOf } from "../../src/readings/readings-command.js";

test("the table has a row for every way and one for all", () => {
  const table = tableOf([{ kind: "swapped steps", altered: 4, refused: 3 }]);
  expect(table.map((line) => line.replace(/\s+/g, " "))).toEqual([
    "altered times seen",
    "swapped steps 4 3 75.0 %",
    "all 4 3 75.0 %",
  ]);
});
