import { expect, test } from "vitest";
import { measureReadings } from "../../src/readings/measure-readings.js";
import { abilityReadings } from "../../src/warhammer-40k/ability-readings.js";
import { KINDS } from "../../src/warhammer-40k/alterations.js";
import { LINES } from "../../src/warhammer-40k/lines.js";

const readings = abilityReadings.readings([]);
const { rows, missed } = measureReadings(abilityReadings, readings);

test("every text of our own is read", () => {
  expect(readings.map(({ line }) => line)).toEqual(LINES);
});

test("texts of our own are altered in every way", () => {
  expect(rows.filter(({ altered }) => altered === 0)).toEqual([]);
  expect(rows.map(({ kind }) => kind)).toEqual(KINDS);
});

test("the checker refuses what says something else than the text", () => {
  expect(missed.map(({ kind, line, made }) => `${kind}: ${line} ${JSON.stringify(made)}`)).toEqual([]);
});
