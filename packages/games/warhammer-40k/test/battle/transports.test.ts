import { describe, test } from "vitest";
import { field, squad, unit } from "./field.js";

const movement = { phase: "movement" };
const carrier = (along: number, rest: Readonly<Record<string, unknown>> = {}) =>
  squad("carrier", along, { keywords: ["Vehicle", "Transport"], capacity: 3, ...rest });
const aboard = (rest: Readonly<Record<string, unknown>> = {}) => ({
  ...squad("riders", 0, rest),
  place: null,
  aboard: "carrier",
});
const far = squad("foes", 40);

describe("transports", () => {
  test("a unit that ends its move within 3 inches of one with room may embark", () => {
    field([carrier(5), squad("riders", 0)], [far], movement)
      .choose("0.riders")
      .choose("normal")
      .choose("2:0")
      .asks("wh:embark", 0)
      .offersExactly(["0.carrier", "stay"])
      .choose("0.carrier")
      .expect(unit("0.riders", { place: null, aboard: "0.carrier" }))
      .waits()
      .done();
  });

  test("a unit for which there is no room may not", () => {
    field([carrier(5), squad("riders", 0, { models: { count: 4 } })], [far], movement)
      .choose("0.riders")
      .choose("normal")
      .choose("2:0")
      .asks("wh:mover", 0)
      .waits()
      .done();
  });

  test("a unit that gets out before the transport moves may move itself", () => {
    field([carrier(5), aboard()], [far], movement)
      .choose("0.riders")
      .offersExactly(["2:0", "3:0", "4:0", "5:0", "6:0", "7:0", "8:0"])
      .choose("8:0")
      .expect(unit("0.riders", { place: { along: 8, lane: 0 }, aboard: null, combat: { moved: "none" } }))
      .choose("0.riders")
      .offersExactly(["stationary", "normal", "advance"])
      // who got out has not remained stationary
      .choose("stationary")
      .expect(unit("0.riders", { combat: { moved: "setUp" } }))
      .waits()
      .done();
  });

  test("after a Normal move of the transport it has moved too, and does not charge", () => {
    field([carrier(5), aboard()], [squad("foes", 18, { carries: [] })], { ...movement, dice: [] })
      .choose("0.carrier")
      .choose("normal")
      .choose("11:0")
      .choose("0.riders")
      .choose("14:0")
      .expect(unit("0.riders", { combat: { moved: "normal", custom: { disembarked: "late" } } }))
      .choose("done")
      .asks("wh:charger", 0)
      .offersExactly(["0.carrier", "done"])
      .waits()
      .done();
  });

  test("nobody gets out of a transport that advanced", () => {
    field([carrier(5), aboard(), squad("others", [0, 2])], [far], { ...movement, dice: [1] })
      .choose("0.carrier")
      .choose("advance")
      .choose("7:0")
      .offersExactly(["0.others", "done"])
      .waits()
      .done();
  });

  test("when it is destroyed those in it bail out, Battle-shocked, with a mortal wound for each 1", () => {
    field(
      [squad("squad", 0), squad("others", [0, 2])],
      [carrier(18, { models: { W: 1, Sv: 7 } }), aboard({ models: { count: 2, W: 1 } })],
      {
        phase: "shooting",
        dice: [6, 6, 1, 4],
      },
    )
      .choose("0.squad")
      .choose("1.carrier")
      .asks("wh:bail-out", 1)
      .choose("20:0")
      .event("mortal:rolled", { unit: "1.riders", faces: [1, 4], wounds: 1 })
      .event("unit:battle-shocked", { unit: "1.riders" })
      .event("models:slain", { unit: "1.riders", count: 1 })
      .waits()
      .done();
  });
});

describe("Firing Deck X", () => {
  const permits = ["0.carrier firingDeck 2"];
  const armed = aboard({ models: { count: 3 } });

  test("the transport fires one gun of each of up to X models in it, and their unit does not shoot", () => {
    field([carrier(0, { carries: [] }), armed], [squad("foes", 18)], {
      phase: "shooting",
      permits,
      dice: [1, 2],
    })
      .choose("0.carrier")
      .asks("wh:firing-deck", 0)
      .choose(2)
      .event("guns:lent", { unit: "0.carrier", by: "0.riders", weapon: "gun", count: 2 })
      .choose("1.foes")
      .event("hits:rolled", { faces: [2, 1] })
      .expect(unit("0.riders", { combat: { shot: true } }))
      .waits()
      .done();
  });

  test("One Shot weapons are not lent", () => {
    field([carrier(0, { carries: [] }), armed], [squad("foes", 18)], {
      phase: "shooting",
      permits: [...permits, "gun trait:one-shot"],
    })
      // the Shooting phase is over: nobody could be selected
      .asks("wh:mover", 1)
      .waits()
      .done();
  });
});
