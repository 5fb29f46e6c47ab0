import { meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { runCombatForUnit } from "../../src/index.js";
import { matrixOf, pooled, rules, SHOOTING, squad } from "./armies.js";

const BOTH = [
  ["10th", rules],
  ["11th", pooled],
] as const;

describe.each(BOTH)("in the %s edition", (_edition, by) => {
  test("a cell is what the odds of that attack say", () => {
    const [one, other] = [squad("one"), squad("other", {}, { count: 5 })];
    const [[cell]] = matrixOf([one], [other], { by }).cells as never as [
      [{ share: number; models: number; gone: number }],
    ];
    const { odds } = runCombatForUnit(one, { ...other, seat: 1 }, [{ weapon: "gun" }], {
      rules: by,
      mode: "exact",
      situation: { distance: 12 },
    });
    expect(cell.share).toBeCloseTo(meanOf(odds.damage) / 10, 12);
    expect(cell.models).toBeCloseTo(meanOf(odds.slain), 12);
    expect(cell.gone).toBeCloseTo(odds.slain[5] ?? 0, 12);
  });

  test("attackers one after the other are as one unit with all their guns, where no rule looks at what is left", () => {
    const target = squad("target", {}, { count: 6 });
    const [weak, strong] = [squad("weak"), squad("strong", { D: "D3", AP: -2 })];
    const both = {
      ...weak,
      models: [
        {
          ...weak.models[0],
          weapons: [
            { weapon: "gun", each: 1 },
            { weapon: "big", each: 1 },
          ],
        },
      ],
    };
    const armed = { ...both, weapons: [...weak.weapons, { ...strong.weapons[0], id: "big" }] } as never;
    const [, then] = matrixOf([weak, strong], [target], { by }).several(0, [0, 1]);
    const [alone] = matrixOf([armed], [target], { by }).several(0, [0]);
    expect(then?.share).toBeCloseTo(alone?.share as number, 12);
    expect(then?.gone).toBeCloseTo(alone?.gone as number, 12);
  });

  test("who comes later is judged by what is left", () => {
    const finish = {
      name: "Finish them",
      mechanics: [
        {
          if: { is: "strength", who: "target", below: "starting" },
          effects: [{ do: "modRoll", roll: "hit", by: { dice: 0, sides: 6, plus: 1 } }],
        },
      ],
    };
    const target = squad("target", {}, { count: 6, W: 1 });
    const second = (abilities: readonly object[]) =>
      matrixOf([squad("one"), squad("two", {}, {}, { abilities })], [target], { by }).several(0, [0, 1])[1]
        ?.share as number;
    expect(second([finish])).toBeGreaterThan(second([]) + 0.01);
    expect(matrixOf([squad("two", {}, {}, { abilities: [finish] })], [target], { by }).cells[0]?.[0]?.share).toBe(
      matrixOf([squad("two")], [target], { by }).cells[0]?.[0]?.share,
    );
  });
});

test("who charges or fights strikes, and cover is against shots alone", () => {
  const [one, other] = [squad("one"), squad("other")];
  const weapons = (when: "shooting" | "charge" | "fight") =>
    matrixOf([one], [other], { moment: { ...SHOOTING, when } }).cells[0]?.[0]?.weapons;
  expect([weapons("shooting"), weapons("charge"), weapons("fight")]).toEqual([["gun"], ["blade"], ["blade"]]);
  const share = (when: "shooting" | "fight", cover: boolean) =>
    matrixOf([one], [other], { moment: { ...SHOOTING, when, cover } }).cells[0]?.[0]?.share as number;
  expect(share("shooting", true)).toBeLessThan(share("shooting", false));
  expect(share("fight", true)).toBe(share("fight", false));
});

test("a unit that reaches no target destroys nothing, and says what is counted of the others", () => {
  const { cells } = matrixOf([squad("near", { range: 6 }), squad("far", { abilities: ["Lethal Hits"] })], [squad("x")]);
  expect(cells[0]?.[0]).toMatchObject({ share: 0, points: 0, models: 0, gone: 0, weapons: [], counted: [] });
  expect(cells[1]?.[0]).toMatchObject({ weapons: ["gun"], counted: ["Lethal Hits"] });
});

test("attacks that are too many to be counted are said to be, and the others are counted", () => {
  const weapons = Array.from({ length: 9 }, (_, at) => ({
    id: `gun-${at}`,
    type: "ranged",
    range: 24,
    A: 8,
    skill: 3,
    S: 5,
    AP: 0,
    D: at + 1,
    abilities: ["Devastating Wounds"],
  }));
  const carried = weapons.map(({ id }) => ({ weapon: id, each: 1 }));
  const gunner = squad("gunner", {}, { count: 6, weapons: carried }, { weapons });
  const target = squad("target", {}, { count: 20, W: 6 });
  const matrix = matrixOf([gunner, squad("plain")], [target]);
  expect(matrix.cells[0]?.[0]).toMatchObject({ share: 0, fault: expect.stringContaining("simulate") });
  expect(matrix.several(0, [0, 1])[1]?.share).toBe(matrix.cells[1]?.[0]?.share);
});
