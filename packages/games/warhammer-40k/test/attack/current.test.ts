import { describe, expect, test } from "vitest";
import { queryOf } from "../../src/attack/current.js";
import { situationIn, type WarMatch } from "../../src/index.js";
import { field, squad } from "../battle/field.js";

/** The table as it stands when the battle begins. */
const tableWith = (setup: object, mine = [squad("squad", 0)], theirs = [squad("foes", 18)]): WarMatch =>
  field(mine, theirs, { phase: "shooting", ...setup })
    .waits()
    .done() as unknown as WarMatch;
const aim = { part: "0.squad", weapon: "gun", count: 1, target: "1.foes", targetModels: 1 };

describe("what surrounds an attack", () => {
  test("is the clock, and the marks without their expiry", () => {
    const mark = { mark: "prey", owner: 0, on: "1.foes" };
    const match = tableWith({ round: 3, marks: [{ ...mark, until: [{ until: "endOfBattle" }] }] });
    expect(situationIn(match)).toMatchObject({ phase: "shooting", round: 3, turn: 0, marks: [mark] });
    expect(situationIn(match).marks).toEqual([mark]);
  });

  test("is that of the first round while units still take their places", () => {
    const before = tableWith({ phase: "command", permits: ["0.squad scouts 6"] });
    expect(before.slices["warhammer-40k"].round).toBe(0);
    expect(situationIn(before).round).toBe(1);
  });

  test("is measured between the two units, over what stands between them", () => {
    const { situation } = queryOf(tableWith({ terrain: [{ lane: 0, from: 20, to: 22 }] }), "0.squad", aim);
    expect(situation).toMatchObject({ distance: 18, visible: true, plunging: false, overwatch: null, targetModels: 1 });
    expect(situation).toMatchObject({ engaged: { attacker: false, target: false } });
    const wall = [{ lane: 0, from: 5, to: 9 }];
    const far = tableWith(
      { terrain: wall },
      [squad("squad", 0), squad("ally", 10)],
      [squad("foes", 18), squad("bait", 11)],
    );
    expect(queryOf(far, "0.squad", aim).situation).toMatchObject({ distance: 18, visible: false });
  });

  test("is measured from another unit where the attack is linked to it, and the attacker is told so", () => {
    const wall = [
      { lane: 0, from: 5, to: 9 },
      { lane: 0, from: 10, to: 10, height: 6 },
    ];
    const match = tableWith({ terrain: wall }, [squad("squad", 0), squad("ally", 10)]);
    const own = queryOf(match, "0.squad", aim);
    const linked = queryOf(match, "0.squad", { ...aim, from: "0.ally" });
    expect(own.attacker.combat.custom).toEqual({});
    expect(linked.attacker).toMatchObject({ id: "0.squad", combat: { custom: { linkedFire: true } } });
    expect(own.situation).toMatchObject({ distance: 18, visible: false, plunging: false });
    expect(linked.situation).toMatchObject({ distance: 8, visible: true, plunging: true });
  });

  test("knows who is engaged, and that Overwatch hits on sixes", () => {
    const close = tableWith({}, [squad("squad", 0), squad("ally", 17)]);
    expect(queryOf(close, "0.squad", aim, true).situation).toMatchObject({
      engaged: { attacker: false, target: true },
      overwatch: 6,
    });
    expect(queryOf(close, "0.ally", { ...aim, part: "0.ally" }).situation.engaged).toEqual({
      attacker: true,
      target: true,
    });
  });
});
