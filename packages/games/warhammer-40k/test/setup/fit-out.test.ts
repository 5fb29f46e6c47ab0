import { datasheets } from "@riposte/data-warhammer-40k";
import { expect, test } from "vitest";
import { fitOut, sheetOptions, sheetSizes, Unit } from "../../src/index.js";

const guard = Unit.parse(datasheets.find((sheet) => (sheet as Unit).id === "ember-guard"));
const countsOf = ({ models }: Unit) => models.map(({ id, count }) => [id, count]);

test("a datasheet has the sizes that its costs name, and a unit of each has the models of its composition", () => {
  expect(sheetSizes(guard)).toEqual([
    { models: 5, points: 90 },
    { models: 10, points: 175 },
  ]);
  expect(countsOf(fitOut(guard, { size: 10 }))).toEqual([
    ["sergeant", 1],
    ["guard", 9],
  ]);
});

test("one model in five may have a special weapon, whichever it is", () => {
  const specials = (size: number) => sheetOptions(guard, size).map(({ gets, most }) => [gets[0], most]);
  expect(specials(5)).toEqual([
    ["brand", 1],
    ["plasma", 1],
    ["hand-flamer", 1],
  ]);
  expect(specials(10).slice(1)).toEqual([
    ["plasma", 2],
    ["hand-flamer", 2],
  ]);
});

test("who takes a weapon gives up another, and nobody has what was not chosen", () => {
  const plain = fitOut(guard);
  expect(plain.weapons.map(({ id }) => id)).toEqual(["blade", "guard-rifle"]);
  const armed = fitOut(guard, { takes: { "0.0": 1, "1.0": 1 } });
  expect(armed.models.map(({ id, count, weapons }) => [id, count, weapons.map(({ weapon }) => weapon)])).toEqual([
    ["sergeant", 1, ["brand", "guard-rifle"]],
    ["guard", 3, ["guard-rifle", "blade"]],
    ["guard-2", 1, ["plasma", "blade"]],
  ]);
  expect(armed.weapons.map(({ id }) => id)).toContain("plasma-hot");
});
