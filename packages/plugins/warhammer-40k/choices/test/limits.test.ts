import { describe, test } from "vitest";
import { battle, squad, unit } from "./battle.js";

const one = (id: string, along: number, rest: Readonly<Record<string, unknown>> = {}) =>
  squad(id, along, { models: { count: 1 }, ...rest });

const unarmed = (id: string, along: number, rest: Readonly<Record<string, unknown>> = {}) =>
  squad(id, along, { ...rest, models: { count: 1, weapons: [], ...(rest.models as object) } });

describe("limits of stratagems", () => {
  test("Fire Overwatch is not for TITANIC units", () => {
    battle([one("squad", 0)], [one("titan", 20, { keywords: ["Titanic"] })], {
      phase: "movement",
      commandPoints: [0, 1],
    })
      .choose("0.squad")
      .choose("normal")
      .asks("wh:destination", 0)
      .waits()
      .done();
  });

  test("Heroic Intervention is for VEHICLES only where they are WALKERS", () => {
    const charged = (keywords: readonly string[]) =>
      battle([unarmed("squad", 0)], [unarmed("foes", 4), unarmed("tank", 8, { keywords })], {
        phase: "charge",
        commandPoints: [0, 1],
        dice: [3, 3],
      })
        .choose("0.squad")
        .event("unit:charged", { unit: "0.squad" });
    charged(["Vehicle"]).asks("wh:mover", 1).waits().done();
    charged(["Vehicle", "Walker"]).offersExactly(["heroic-intervention/1.tank/0.squad", "pass"]).waits().done();
  });

  test("Tank Shock inflicts 6 mortal wounds at most", () => {
    const tank = unarmed("tank", 0, { keywords: ["Vehicle"], models: { T: 9 } });
    battle([tank], [unarmed("foes", 4, { models: { W: 20 } })], {
      phase: "charge",
      commandPoints: [1, 0],
      dice: [3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    })
      .choose("0.tank")
      .pass()
      .choose("tank-shock/0.tank/1.foes")
      .event("mortal:inflicted", { unit: "1.foes", wounds: 6 })
      .waits()
      .done();
  });

  test("Hazardous weapons fired in Overwatch at a charge are tested after the charge move", () => {
    const plasma = {
      ...{ id: "rifle", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 },
      abilities: ["Hazardous"],
    };
    const foes = one("foes", 6, {
      weapons: [plasma],
      models: { count: 1, weapons: [{ weapon: "rifle" }] },
    });
    battle([one("squad", 0)], [foes, one("others", 40)], {
      phase: "charge",
      commandPoints: [0, 1],
      dice: [5, 6, 6, 1],
    })
      .choose("0.squad")
      .choose("fire-overwatch/1.foes/0.squad")
      .choose("0.squad")
      .event("unit:charged", { unit: "0.squad" })
      .event("roll:made", { kind: "hazardous", faces: [1] })
      .waits()
      .done();
  });

  test("shooting out of phase is not shooting in the Shooting phase", () => {
    const aim = {
      name: "Aim",
      mechanics: [{ if: { is: "phase", in: ["shooting"] }, effects: [{ do: "reroll", roll: "hit", dice: "any" }] }],
    };
    battle([one("squad", 0)], [one("foes", 20, { abilities: [aim] })], {
      phase: "movement",
      commandPoints: [0, 1],
      dice: [5],
    })
      .choose("0.squad")
      .choose("normal")
      .choose("fire-overwatch/1.foes/0.squad")
      .choose("0.squad")
      // the miss is not rolled again, and the unit has not shot
      .event("hits:rolled", { faces: [5], hits: 0 })
      .expect(unit("1.foes", { combat: { shot: false } }) as never)
      .waits()
      .done();
  });
});
