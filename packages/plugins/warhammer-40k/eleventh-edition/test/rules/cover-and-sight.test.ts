import { describe, expect, test } from "vitest";
import { field, squad, unit } from "../field.js";
import { judged, rule } from "../judged.js";

const INFANTRY = { keywords: ["Infantry"] };
const VEHICLE = { keywords: ["Vehicle"] };
const ruin = (rest: object = {}) => ({ lane: 0, from: 27, to: 29, ...rest });

const bearing = (weapon: string) => ({
  models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: [{ weapon }] }],
});

describe("cover and sight", () => {
  test("benefit of cover: the skill is worsened by 1, in shooting only", () => {
    const target = { combat: { cover: true } };
    expect(judged({ target }).skill.value).toBe(4);
    expect(judged({ target, weapon: { type: "melee", range: 0 } }).skill.value).toBe(3);
    expect(judged({ target }).defences[0]?.save.armour).toBe(4);
  });

  test("benefit of cover: INFANTRY, BEASTS and SWARM have it inside a terrain area, others do not", () => {
    const moved = (keywords: readonly string[], cover: boolean) =>
      field([squad("a", 26, { keywords })], [squad("x", 43)], { phase: "movement", terrain: [ruin()] })
        .choose("0.a")
        .choose("normal")
        .choose("28:0")
        .expect(unit("0.a", { combat: { cover } }))
        .waits()
        .done();
    moved(["Infantry"], true);
    moved(["Vehicle"], false);
  });

  test("stacking: cover and -1 to hit both count", () => {
    const weapon = { abilities: [rule("Shaky", { do: "modRoll", roll: "hit", by: -1 })] };
    const { hit } = judged({ weapon, target: { combat: { cover: true } } });
    expect([hit.needed, hit.modifier]).toEqual([4, -1]);
  });

  test("Stealth: the benefit of cover, once, where all models have it", () => {
    const target = { abilities: ["Stealth"], combat: { cover: true } };
    expect(judged({ target }).skill.value).toBe(4);
    expect(judged({ target: { abilities: ["Stealth"] } }).hit.modifier).toBe(0);
  });

  test("Plunging Fire: improves the skill by 1 from 3 inches up, and for the TOWERING within 12; not with AIRCRAFT", () => {
    expect(judged({ situation: { plunging: true } }).skill.value).toBe(2);
    const attacker = { keywords: ["Towering"], combat: { moved: "normal" } };
    expect(judged({ attacker, situation: { distance: 12 } }).skill.value).toBe(2);
    expect(judged({ attacker, situation: { distance: 13 } }).skill.value).toBe(3);
    expect(judged({ situation: { plunging: true }, target: { keywords: ["Aircraft"] } }).skill.value).toBe(3);
    field([squad("a", 10)], [squad("x", 28)], {
      phase: "shooting",
      terrain: [{ lane: 0, from: 9, to: 11, height: 3 }],
      dice: [2, 1],
    })
      .choose("0.a")
      .choose("1.x")
      .event("hits:rolled", { faces: [2], hits: 1 })
      .waits()
      .done();
  });

  test("Big Guns Never Tire: -1 by and at engaged big units, but for Close-quarters weapons at whom one is engaged with", () => {
    const both = { engaged: { attacker: true, target: true } };
    const attacker = { ...VEHICLE, combat: { moved: "normal" } };
    expect(judged({ attacker, situation: both }).hit.modifier).toBe(-1);
    expect(judged({ attacker, situation: both, weapon: { abilities: ["Close-quarters"] } }).hit.modifier).toBe(0);
    expect(judged({ target: VEHICLE, situation: { engaged: { target: true } } }).hit.modifier).toBe(-1);
    expect(judged({ target: INFANTRY, situation: { engaged: { target: true } } }).hit.modifier).toBe(0);
  });

  test("Lone Operative: is no target beyond 12 inches, unless attached to others", () => {
    const lone = squad("x", 30, { abilities: ["Lone Operative"] });
    field([squad("a", 10)], [lone, squad("y", [20, 1])], { phase: "shooting" })
      .choose("0.a")
      .offersExactly(["1.y", "none"])
      .waits()
      .done();
  });

  test("Lone Operative: with a number within that many inches, and 9 to 30 at least and at most", () => {
    const seen = (ability: string, at: number) =>
      field([squad("a", 10)], [squad("x", at, { abilities: [ability] }), squad("y", [20, 1])], {
        phase: "shooting",
      }).choose("0.a");
    seen('Lone Operative 15"', 25).offersExactly(["1.x", "1.y", "none"]).waits().done();
    seen('Lone Operative 15"', 26).offersExactly(["1.y", "none"]).waits().done();
    seen('Lone Operative 6"', 19).offersExactly(["1.x", "1.y", "none"]).waits().done();
    seen('Lone Operative 6"', 20).offersExactly(["1.y", "none"]).waits().done();
  });

  test("Lone Operative: Indirect Fire has the same limit", () => {
    const lone = squad("x", 30, { abilities: ["Lone Operative"] });
    const gun = { id: "gun", type: "ranged", range: 36, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
    const mortar = (at: number) =>
      field(
        [squad("a", at, { weapons: [{ ...gun, abilities: ["Indirect Fire"] }], ...bearing("gun") })],
        [lone, squad("y", [20, 1])],
        {
          phase: "shooting",
          terrain: [{ lane: 0, from: 24, to: 26 }],
        },
      ).choose("0.a");
    mortar(17).offersExactly(["1.y", "none"]).waits().done();
    mortar(18).choose("indirect").offersExactly(["1.x", "1.y", "none"]).waits().done();
  });

  test("detection range: rules change how far a hidden unit is seen, 9 to 30 inches at least and at most", () => {
    const changed = (op: string, by: number) => ({
      ...INFANTRY,
      abilities: [
        { name: "Veil", mechanics: [{ as: "either", effects: [{ do: "modStat", stat: "detection", op, by }] }] },
      ],
    });
    const seen = (from: number, rest: object) =>
      field([squad("a", from)], [squad("x", 28, rest), squad("y", [from + 4, 1])], {
        phase: "shooting",
        terrain: [ruin({ kind: "light" })],
      }).choose("0.a");
    seen(16, changed("subtract", 3)).offersExactly(["1.x", "1.y", "none"]).waits().done();
    seen(15, changed("subtract", 3)).offersExactly(["1.y", "none"]).waits().done();
    seen(19, changed("subtract", 12)).offersExactly(["1.x", "1.y", "none"]).waits().done();
    seen(18, changed("subtract", 12)).offersExactly(["1.y", "none"]).waits().done();
    seen(10, changed("add", 3)).offersExactly(["1.x", "1.y", "none"]).waits().done();
    seen(9, changed("add", 3)).offersExactly(["1.y", "none"]).waits().done();
  });

  test("Hidden: INFANTRY in light terrain is seen within 15 inches only, in dense within 12", () => {
    const seen = (from: number, kind: string) =>
      field([squad("a", from), squad("b", [0, 2])], [squad("x", 28, INFANTRY), squad("y", [from + 4, 1])], {
        phase: "shooting",
        terrain: [ruin({ kind })],
      }).choose("0.a");
    seen(13, "light").offersExactly(["1.x", "1.y", "none"]).waits().done();
    seen(12, "light").offersExactly(["1.y", "none"]).waits().done();
    seen(15, "dense").offersExactly(["1.y", "none"]).waits().done();
    seen(16, "dense").offersExactly(["1.x", "1.y", "none"]).waits().done();
    seen(12, "exposed").offersExactly(["1.x", "1.y", "none"]).waits().done();
  });

  test("Hidden: ends for a unit that has shot", () => {
    field([squad("a", 10)], [squad("x", 28, { ...INFANTRY, combat: { shot: true } })], {
      phase: "shooting",
      terrain: [ruin()],
    })
      .choose("0.a")
      .offersExactly(["1.x", "none"])
      .waits()
      .done();
  });

  test("Obscuring: light and dense areas block what crosses them, exposed ones do not", () => {
    const across = (kind: string) =>
      field([squad("a", 10)], [squad("x", 30), squad("y", [14, 1])], {
        phase: "shooting",
        terrain: [{ lane: 0, from: 18, to: 22, kind }],
      }).choose("0.a");
    across("light").offersExactly(["1.y", "none"]).waits().done();
    across("dense").offersExactly(["1.y", "none"]).waits().done();
    across("exposed").offersExactly(["1.x", "1.y", "none"]).waits().done();
  });

  test("engagement range: 2 inches", () => {
    const ways = (at: number) => field([squad("a", 10)], [squad("x", at)], { phase: "movement" }).choose("0.a");
    ways(12).offersExactly(["stationary", "fallBack"]).waits().done();
    ways(13).offersExactly(["stationary", "normal", "advance"]).waits().done();
  });
});
