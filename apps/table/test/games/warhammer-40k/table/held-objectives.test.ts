import type { Unit } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { heldObjectives } from "../../../../src/games/warhammer-40k/table/held-objectives.js";

const unit = (seat: number, along: number, battleShocked = false): Unit =>
  ({
    id: `${seat} ${along}`,
    seat,
    place: { lane: 1, along },
    combat: { battleShocked },
    models: [{ count: 5, OC: 2 }],
    leaders: [],
  }) as unknown as Unit;
const objective = { id: "middle", lane: 1, along: 20 };
const terrain = [{ lane: 1, from: 12, to: 21, height: 4 }] as never;
const terms = { areasAreObjectives: true };
const holderOf = (units: readonly Unit[], more: object = {}) =>
  heldObjectives({
    objectives: [objective],
    terrain,
    units: Object.fromEntries(units.map((one) => [one.id, one])),
    ...more,
  } as never)[0]?.holder;

test("an objective is held from within 3 inches of its marker", () => {
  expect(holderOf([unit(0, 17)])).toBe(0);
  expect(holderOf([unit(0, 16)])).toBeNull();
});

test("where terrain is the objective, whoever stands in it counts and nobody else", () => {
  expect(holderOf([unit(0, 12), unit(1, 22)], { terms })).toBe(0);
  expect(holderOf([unit(1, 22)], { terms })).toBeNull();
});

test("who is Battle-shocked controls nothing, and who secured it keeps it while nobody has more", () => {
  expect(holderOf([unit(0, 20, true), unit(1, 21)])).toBe(1);
  expect(holderOf([], { objectives: [{ ...objective, secured: 1 }] })).toBe(1);
});
