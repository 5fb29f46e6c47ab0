import { describe, test } from "vitest";
import { field, squad, unit } from "./field.js";

const fight = { phase: "fight" };
const blade = { carries: ["blade"] };
const one = (id: string, at: number | readonly [number, number], rest: object = {}) =>
  squad(id, at, { ...blade, ...rest });

describe("fighting", () => {
  test("players alternate, starting with the one who is not active", () => {
    field([one("squad", 5), one("guards", [5, 1])], [one("foes", 6), one("beasts", [6, 1])], {
      ...fight,
      dice: [1, 1, 1, 1],
    })
      .asks("wh:fighter", 1)
      .choose("1.foes")
      .asks("wh:fighter", 0)
      .offersExactly(["0.squad", "0.guards"])
      .choose("0.squad")
      .waits()
      .done();
  });

  test("chargers and those with Fights First fight before all others", () => {
    const charged = { combat: { charged: true } };
    field([one("squad", 5, charged), one("guards", [5, 1], charged)], [one("foes", 6), one("beasts", [6, 1])], {
      ...fight,
      permits: ["1.beasts fightsFirst"],
      dice: [1],
    })
      // the one that fights first went before the chargers: its player is not active
      .asks("wh:fighter", 0)
      .offersExactly(["0.squad", "0.guards"])
      .waits()
      .done();
  });

  test("the step of the remaining combats starts again with the player who is not active", () => {
    const mine = [one("squad", 5), one("guards", [5, 1]), one("spare", [5, 2])];
    const theirs = [one("foes", 6), one("beasts", [6, 1]), one("others", [6, 2])];
    // one fights first, and its player selects again though the other one would be next
    field(mine, theirs, { ...fight, permits: ["1.foes fightsFirst"], dice: [1] })
      .asks("wh:fighter", 1)
      .offersExactly(["1.beasts", "1.others"])
      .waits()
      .done();
  });

  test("a unit fights once per phase, and strikes units it is engaged with", () => {
    field([one("squad", 5), one("spare", [0, 2])], [one("foes", 6), one("near", 6), one("far", 9)], {
      ...fight,
      dice: [1, 1, 1],
    })
      .choose("1.foes")
      .asks("wh:strike", 0)
      .offersExactly(["1.foes", "1.near"])
      .choose("1.near")
      .waits()
      .done();
  });

  test("a model strikes with one melee weapon, and with those that have Extra Attacks on top", () => {
    const melee = { type: "melee", A: 1, skill: 3, S: 4, D: 1 };
    const weapons = ["axe", "sword", "tail"].map((id) => ({ ...melee, id }));
    const armed = squad("squad", 5, { carries: ["axe", "sword", "tail"], weapons });
    field([armed, squad("spare", [0, 2])], [squad("foes", 6, { carries: [] })], {
      ...fight,
      turn: 1,
      permits: ["tail trait:extra-attacks"],
      dice: [1, 1],
    })
      .asks("wh:strike", 0)
      .offersExactly(["axe>1.foes", "sword>1.foes"])
      .choose("axe>1.foes")
      .choose("0.squad/axe>1.foes")
      .event("attack:described", { weapon: "axe" })
      .event("attack:described", { weapon: "tail" })
      .waits()
      .done();
  });

  test("a unit piles in up to 3 inches, toward the nearest enemy", () => {
    const charged = one("squad", 5, { combat: { charged: true } });
    field([charged], [one("foes", 8, { carries: [] }), one("far", [30, 2])], { ...fight, dice: [1] })
      .asks("wh:pile-in", 0)
      .offersExactly(["7:0", "stay"])
      .choose("7:0")
      .expect(unit("0.squad", { place: { along: 7, lane: 0 } }))
      .waits()
      .done();
  });

  test("a unit consolidates up to 3 inches: to an enemy, or else to an objective", () => {
    const weak = squad("foes", 6, { carries: [], models: { W: 1, Sv: 6 } });
    field([one("squad", 5)], [weak, squad("far", [30, 2])], {
      ...fight,
      turn: 1,
      objectives: [{ id: "hill", along: 10, lane: 0 }],
      dice: [3, 4, 1],
    })
      .asks("wh:consolidate", 0)
      .offers(["7:0", "8:0", "stay"])
      .notOffers(["6:0"])
      .waits()
      .done();
  });
});
