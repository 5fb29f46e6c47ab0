import { describe, test } from "vitest";
import { battle, field, squad, unit } from "../field.js";

const commanded = (mine: readonly object[], theirs: readonly object[], rest: object) =>
  field(mine, theirs, { game: battle, commandPoints: [6, 6], ...rest });
const tank = (rest: object = {}) => ({
  keywords: ["Vehicle"],
  models: [{ id: "model", count: 1, T: 4, Sv: 3, W: 9, weapons: [{ weapon: "gun" }] }],
  ...rest,
});

describe("stratagems", () => {
  test("one per unit: a unit has one stratagem in a phase, others may have more", () => {
    commanded([squad("a", 10), squad("b", [10, 1])], [squad("x", 28)], { phase: "shooting", dice: [1, 2] })
      .choose("0.a")
      .choose("1.x")
      .offers(["command-re-roll/1"])
      .choose("command-re-roll/1")
      .waits()
      .done();
  });

  test("Fire Overwatch: at the end of the opponent's Movement phase, within 24 inches, unengaged", () => {
    commanded([squad("a", 10)], [squad("x", 30), squad("y", [40, 2])], {
      ...{ phase: "movement", dice: [6, 1], commandPoints: [0, 1] },
    })
      .choose("done")
      .asks("kernel:respond", 1)
      .offers(["fire-overwatch/1.x/0.a"])
      .notOffers(["fire-overwatch/1.y/0.a"])
      .choose("fire-overwatch/1.x/0.a")
      .choose("0.a")
      .event("hits:rolled", { faces: [6], hits: 1, criticals: 0 })
      .waits()
      .done();
  });

  test("Fire Overwatch: no reaction to charges", () => {
    commanded([squad("a", 10)], [squad("x", 18)], { phase: "charge", dice: [5, 5] })
      .choose("0.a")
      .notOffers(["fire-overwatch/1.x/0.a"])
      .waits()
      .done();
  });

  test("Go to Ground: is gone", () => {
    commanded([squad("a", 10)], [squad("x", 28, { keywords: ["Infantry"] })], { phase: "shooting", dice: [1] })
      .choose("0.a")
      .choose("1.x")
      .notOffers(["go-to-ground/1.x"])
      .waits()
      .done();
  });

  test("Smokescreen: at the start of the opponent's Shooting phase, cover for a SMOKE unit", () => {
    commanded([squad("a", 10)], [squad("x", 28, { keywords: ["Smoke"] })], {
      ...{ phase: "shooting", dice: [3], commandPoints: [0, 1] },
    })
      .asks("kernel:respond", 1)
      .choose("smokescreen/1.x")
      .choose("0.a")
      .choose("1.x")
      .event("hits:rolled", { faces: [3], hits: 0 })
      .waits()
      .done();
  });

  test("Smokescreen: a unit seen past the one in smoke has cover too", () => {
    const behind = (lane: number, ...dice: number[]) =>
      commanded([squad("a", 10)], [squad("x", [20, lane], { keywords: ["Smoke"] }), squad("y", 28)], {
        ...{ phase: "shooting", dice, commandPoints: [0, 1] },
      })
        .choose("smokescreen/1.x")
        .choose("0.a")
        .choose("1.y");
    behind(0, 3)
      .event("hits:rolled", { faces: [3], hits: 0 })
      .waits()
      .done();
    behind(1, 3, 1)
      .event("hits:rolled", { faces: [3], hits: 1 })
      .waits()
      .done();
  });

  test("Explosives: six dice at an unengaged enemy within 8 inches, a mortal wound for each 4+", () => {
    const grenadiers = { keywords: ["Infantry", "Grenades"] };
    commanded([squad("a", 20, grenadiers)], [squad("x", 28)], { phase: "shooting", dice: [4, 3, 1, 1, 1, 1] })
      .choose("0.a")
      .choose("explosives/0.a/1.x")
      .event("mortal:inflicted", { unit: "1.x", wounds: 1 })
      .waits()
      .done();
  });

  test("Crushing Impact: as many dice as Toughness, each 5+ hurts the enemy and each 1 one's own unit", () => {
    commanded([squad("a", 20, tank())], [squad("x", 26, tank())], { phase: "charge", dice: [6, 6, 1, 5, 6, 2] })
      .choose("0.a")
      .pass()
      .choose("1.x")
      .choose("crushing-impact/0.a/1.x")
      .event("unit:crushed", { faces: [1, 5, 6, 2] })
      .event("mortal:inflicted", { unit: "1.x", wounds: 2 })
      .event("mortal:inflicted", { unit: "0.a", wounds: 1 })
      .waits()
      .done();
  });

  test("Heroic Intervention: at the end of the opponent's Charge phase, against who charged", () => {
    commanded([squad("a", 20)], [squad("x", 26), squad("y", [22, 1])], { phase: "charge", dice: [6, 6, 4, 6] })
      .choose("0.a")
      .pass()
      .choose("1.x")
      .asks("kernel:respond", 1)
      .offers(["heroic-intervention/1.y/0.a"])
      .choose("heroic-intervention/1.y/0.a")
      .waits()
      .done();
  });

  test("Heroic Intervention: for a point more against any unit within 6 inches, its roll 6 at most", () => {
    const mine = [squad("a", 20), squad("b", [10, 1])];
    const far = [squad("x", 40), squad("y", [16, 1]), squad("z", [17, 1])];
    commanded(mine, far, { phase: "charge", dice: [6, 6, 1, 1], commandPoints: [2, 2] })
      .choose("done")
      .asks("kernel:respond", 1)
      .offersExactly(["heroic-intervention-dearer/1.y/0.b", "pass"])
      .choose("heroic-intervention-dearer/1.y/0.b")
      .event("command:spent", { seat: 1, amount: 2 })
      .event("unit:charged", { unit: "1.y", inches: 4 })
      .waits()
      .done();
    commanded(mine, [squad("x", 40), squad("y", [16, 1])], { phase: "charge", commandPoints: [2, 1] })
      .choose("done")
      .noEvent("command:spent")
      .waits()
      .done();
  });

  test("Counter-offensive: in the opponent's Fight phase a unit is the next to fight", () => {
    commanded([squad("a", 20), squad("b", [20, 1])], [squad("x", 22), squad("y", [22, 1])], {
      phase: "fight",
      dice: [1],
    })
      .choose("0.a")
      .pass()
      .asks("kernel:respond", 1)
      .offers(["counter-offensive/1.x", "counter-offensive/1.y"])
      .waits()
      .done();
  });

  test("Command Re-roll: hazard rolls too", () => {
    const plasma = {
      id: "gun",
      type: "ranged",
      range: 24,
      A: 1,
      skill: 3,
      S: 4,
      AP: 0,
      D: 1,
      abilities: ["Hazardous"],
    };
    const armed = [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "gun" }] }];
    commanded([squad("a", 10, { weapons: [plasma], models: armed })], [squad("x", 28)], {
      ...{ phase: "shooting", dice: [1, 2, 5], commandPoints: [1, 0] },
    })
      .choose("0.a")
      .choose("1.x")
      .pass()
      .event("roll:made", { kind: "hazardous", faces: [2] })
      .choose("command-re-roll/2")
      .noEvent("mortal:inflicted")
      .waits()
      .done();
  });

  test("Epic Challenge: a CHARACTER's melee attacks have Precision for the phase", () => {
    const hero = squad("hero", 20, { keywords: ["Character"] });
    const led = squad("x", 22, {
      models: [{ id: "guards", count: 1, T: 4, Sv: 7, W: 1 }],
      weapons: [],
      leaders: [
        squad("lord", 22, {
          ...{ keywords: ["Character"], leads: ["x"], weapons: [] },
          models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3 }],
        }),
      ],
    });
    commanded([hero], [led], { phase: "fight", dice: [6, 6, 1], commandPoints: [1, 0] })
      .choose("epic-challenge/0.hero")
      .choose("1.lord/model")
      .event("models:wounded", { unit: "1.x", models: "model" })
      .waits()
      .done();
  });

  test("Rapid Ingress: at the end of the opponent's Movement phase, not in the first round", () => {
    const waiting = (round: number) =>
      field([], [], {
        ...{ game: battle, commandPoints: [0, 1], phase: "movement", round },
        armies: [
          { id: "one", army: {}, units: [squad("a", [10, 0])] },
          { id: "other", army: {}, units: [squad("x", [40, 2]), squad("y", 0, { place: null })], reserve: ["y"] },
        ],
      }).choose("done");
    waiting(2)
      .asks("kernel:respond", 1)
      .choose("rapid-ingress/1.y")
      .choose("44:1")
      .event("unit:set-up", { unit: "1.y" })
      .waits()
      .done();
    waiting(1).notOffers(["rapid-ingress/1.y"]).waits().done();
  });

  test("Insane Bravery: not for a unit that is shocked already", () => {
    const few = { models: [{ id: "model", count: 1, starting: 4, T: 4, Sv: 4, W: 1 }], weapons: [] };
    commanded([squad("a", 10, { ...few, combat: { battleShocked: true } })], [squad("x", 40)], {
      phase: "command",
      dice: [6, 6],
    })
      .expect(unit("0.a", { combat: { battleShocked: false } }))
      .waits()
      .done();
  });
});
