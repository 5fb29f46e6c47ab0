import { describe, test } from "vitest";
import { battle, field, squad, unit } from "../field.js";

const weak = (count: number, starting: number, rest: object = {}) => ({
  models: [{ id: "model", count, starting, T: 4, Sv: 4, W: 1, ...rest }],
  weapons: [],
});
const shocked = { combat: { battleShocked: true } };

/** A transport with two models in it, neither armed. */
const box = (at: number, rest: object = {}) =>
  squad("box", at, { capacity: 10, keywords: ["Vehicle"], ...weak(1, 1, { W: 9 }), ...rest });
const crew = squad("crew", 0, { ...weak(2, 2, { W: 3 }), place: null, aboard: "box" });

describe("turn and moves", () => {
  test("simultaneous rules: those of the player whose turn it is come first, each orders his own", () => {
    const sting = {
      name: "Sting",
      mechanics: [{ when: "phase.began", effects: [{ do: "mortalWounds", who: "self", count: 1 }] }],
    };
    const stung = (id: string, at: readonly [number, number]) => squad(id, at, { abilities: [sting] });
    field([stung("a", [0, 0]), stung("b", [0, 1])], [stung("x", [40, 0]), stung("y", [40, 1])], { phase: "shooting" })
      .asks("mechanics:order", 0)
      .offersExactly([0, 1] as never)
      .choose(1 as never)
      .event("mortal:inflicted", { unit: "0.b" })
      .event("mortal:inflicted", { unit: "0.a" })
      .asks("mechanics:order", 1)
      .waits()
      .done();
  });

  test("turn: five phases in order, the battle-shock tests before command abilities", () => {
    field([squad("a", 10, weak(2, 4))], [squad("x", 40)], { phase: "command", dice: [6, 6] })
      .expect({ "warhammer-40k": { phase: "movement", round: 1 } } as never)
      .waits()
      .done();
  });

  test("Command phase: both players gain a point, then who is at half strength or below tests", () => {
    field([squad("a", 10, weak(2, 4))], [squad("x", 40)], { phase: "command", dice: [1, 1], game: battle })
      .asks("kernel:respond", 0)
      .offers(["insane-bravery/0.a"])
      .pass()
      .event("battle-shock:tested", { unit: "0.a", passed: false })
      .waits()
      .done();
  });

  test("Movement: units in Reserves are selected among those that move", () => {
    field([], [], {
      phase: "movement",
      round: 2,
      armies: [
        { id: "one", army: {}, units: [squad("a", 10), squad("b", 0, { place: null })], reserve: ["b"] },
        { id: "other", army: {}, units: [squad("x", 40)] },
      ],
    })
      .offersExactly(["0.a", "0.b", "done"])
      .choose("0.b")
      .choose("0:1")
      .offersExactly(["0.a", "done"])
      .waits()
      .done();
  });

  test("fall back: who is not shocked retreats in order, without a roll", () => {
    field([squad("a", 10)], [squad("x", 12)], { phase: "movement" })
      .choose("0.a")
      .choose("fallBack")
      .choose("5:0")
      .noEvent("roll:made")
      .expect(unit("0.a", { combat: { moved: "fallBack" } }))
      .waits()
      .done();
  });

  test("fall back: a desperate escape is a hazard roll for each model, and a battle-shock roll", () => {
    const three = { models: [{ id: "model", count: 3, T: 4, Sv: 4, W: 2 }], weapons: [] };
    field([squad("a", 10, { ...three, ...shocked })], [squad("x", 12, weak(1, 1, { W: 9 }))], {
      phase: "movement",
      dice: [2, 3, 1, 6, 6],
    })
      .choose("0.a")
      .choose("fallBack")
      .choose("5:0")
      .event("roll:made", { kind: "desperate-escape", faces: [2, 3, 1] })
      .event("mortal:inflicted", { unit: "0.a", wounds: 2 })
      .event("battle-shock:tested", { unit: "0.a", passed: true })
      .expect(unit("0.a", { combat: { battleShocked: false } }))
      .waits()
      .done();
  });

  test("reserves: more than 8 inches from enemies, near an edge, not in the enemy zone before round 3, lost after it", () => {
    const armies = [
      { id: "one", army: {}, units: [squad("a", 10), squad("b", 0, { place: null })], reserve: ["b"] },
      { id: "other", army: {}, units: [squad("x", [20, 2])] },
    ];
    field([], [], { phase: "movement", round: 2, armies })
      .choose("0.b")
      .offers(["0:0", "9:0", "3:1"])
      .notOffers(["42:0", "15:1", "15:2"])
      .waits()
      .done();
    field([], [], { phase: "movement", round: 3, armies }).choose("0.b").offers(["42:0", "42:1"]).waits().done();
    field([], [], { phase: "fight", round: 3, turn: 1, armies }).notOffers(["0.b"]).waits().done();
  });

  test("reserves: with Deep Strike also in the enemy zone, in round 2 already", () => {
    const deep = squad("b", 0, { place: null, abilities: ["Deep Strike"] });
    const armies = [
      { id: "one", army: {}, units: [squad("a", 10), deep], reserve: ["b"] },
      { id: "other", army: {}, units: [squad("x", [20, 2])] },
    ];
    field([], [], { phase: "movement", round: 2, armies }).choose("0.b").offers(["42:0", "30:0"]).waits().done();
  });

  test("transports: who bails out of a wreck rolls a hazard for each model, and is battle-shocked", () => {
    field([squad("a", 10)], [box(28, weak(1, 1)), crew, squad("y", [40, 2])], {
      phase: "shooting",
      dice: [5, 5, 1, 1, 5, 1, 1],
    })
      .choose("0.a")
      .choose("1.box")
      .choose("34:0")
      .event("mortal:rolled", { unit: "1.crew", faces: [1, 5], wounds: 1 })
      .event("mortal:inflicted", { unit: "1.crew", wounds: 1 })
      .expect(unit("1.crew", { combat: { battleShocked: true } }))
      .waits()
      .done();
  });

  test("transports: from one that has not moved a unit gets out within 3 inches, and moves on", () => {
    field([box(20), crew], [squad("x", [40, 2])], { phase: "movement" })
      .choose("0.crew")
      .offers(["17:0", "23:0"])
      .notOffers(["16:0", "24:0"])
      .choose("23:0")
      .expect(unit("0.crew", { combat: { moved: "none" } }))
      .offers(["0.crew"])
      .waits()
      .done();
  });

  test("transports: from one that moved a unit gets out within 3 inches, moves no more and does not charge", () => {
    field([box(20), crew], [squad("x", 36)], { phase: "movement" })
      .choose("0.box")
      .choose("normal")
      .choose("26:0")
      .choose("0.crew")
      .choose("29:0")
      .expect(unit("0.crew", { combat: { moved: "normal" } }))
      .expect({ "warhammer-40k": { phase: "charge" } } as never)
      .notOffers(["0.crew"])
      .waits()
      .done();
  });

  test("transports: an encircled unit gets out within 6 inches, also beside enemies, rolls hazards and is battle-shocked", () => {
    const foes = [18, 21, 23].map((at) => squad(`x${at}`, at));
    field([box(20), crew], foes, { phase: "movement", dice: [2, 5] })
      .choose("0.crew")
      .offers(["14:0", "15:0", "20:0", "26:0"])
      .notOffers(["17:1", "24:0", "25:0"])
      .choose("14:0")
      .event("mortal:rolled", { unit: "0.crew", faces: [2, 5], wounds: 1, by: "Combat disembark" })
      .expect(unit("0.crew", { combat: { battleShocked: true, moved: "setUp" } }))
      .waits()
      .done();
  });

  test("transports: an assault disembark charges after the transport moved, a shock disembark follows an Advance", () => {
    const allowed = (action: string) => ({
      abilities: [{ name: "Ramp", mechanics: [{ as: "either", effects: [{ do: "permit", action }] }] }],
    });
    field([box(20, allowed("chargeAfterDisembark")), crew], [squad("x", 36)], { phase: "movement" })
      .choose("0.box")
      .choose("normal")
      .choose("26:0")
      .choose("0.crew")
      .choose("29:0")
      .expect({ "warhammer-40k": { phase: "charge" } } as never)
      .offers(["0.crew"])
      .waits()
      .done();
    const advanced = (rest: object) =>
      field([box(20, rest), crew, squad("b", [0, 2])], [squad("x", 40)], { phase: "movement", dice: [1] })
        .choose("0.box")
        .choose("advance")
        .choose("26:0");
    advanced({}).offersExactly(["0.b", "done"]).waits().done();
    advanced(allowed("disembarkAfterAdvance"))
      .choose("0.crew")
      .choose("29:0")
      .expect(unit("0.crew", { combat: { moved: "normal", custom: { disembarked: "late" } } }))
      .waits()
      .done();
  });

  test("monsters and vehicles: pass all others as they move, but no MONSTER or VEHICLE", () => {
    const big = { keywords: ["Vehicle"], models: [{ id: "model", count: 1, M: 12, T: 9, Sv: 3, W: 9 }], weapons: [] };
    const past = (rest: object) =>
      field([squad("a", 10, big)], [squad("x", 14, rest)], { phase: "movement" })
        .choose("0.a")
        .choose("normal");
    past({}).offers(["20:0"]).waits().done();
    past({ keywords: ["Monster"] })
      .notOffers(["20:0"])
      .waits()
      .done();
  });

  test("shooting types: an engaged unit fires Close-quarters weapons only", () => {
    field([squad("a", 26), squad("b", [10, 1])], [squad("x", 28), squad("y", [20, 1])], { phase: "shooting" })
      .offersExactly(["0.b", "done"])
      .waits()
      .done();
  });
});
