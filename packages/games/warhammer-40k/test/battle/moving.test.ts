import { describe, test } from "vitest";
import { field, squad, unit } from "./field.js";

const movement = { phase: "movement" };
const models = { M: 3 };

describe("movement", () => {
  test("a unit moves along its lane and across, up to its Movement, and never ends engaged", () => {
    field([squad("squad", 5, { models })], [squad("foes", 8)], movement)
      .choose("0.squad")
      .choose("normal")
      .offersExactly(["2:0", "3:0", "4:0", "6:0", "stay"])
      .choose("6:0")
      .expect(unit("0.squad", { place: { along: 6, lane: 0 }, combat: { moved: "normal" } }))
      .waits()
      .done();
  });

  test("another lane is 6 inches away", () => {
    field([squad("squad", [5, 1], { models: { M: 6 } })], [squad("foes", 40)], movement)
      .choose("0.squad")
      .choose("normal")
      .offers(["5:0", "5:2"])
      .notOffers(["6:0", "4:2"])
      .choose("5:2")
      .expect(unit("0.squad", { place: { along: 5, lane: 2 } }))
      .waits()
      .done();
  });

  test("an Advance adds a D6 to the move", () => {
    field([squad("squad", 5, { models })], [squad("foes", 40)], { ...movement, dice: [4] })
      .choose("0.squad")
      .choose("advance")
      .event("roll:made", { kind: "advance", faces: [4] })
      .offers(["12:0"])
      .notOffers(["13:0"])
      .choose("12:0")
      .expect(unit("0.squad", { combat: { moved: "advance" } }))
      .waits()
      .done();
  });

  test("nobody moves past enemies, unless he flies", () => {
    const far = { models: { M: 12 } };
    field([squad("squad", 5, far)], [squad("foes", 8)], movement)
      .choose("0.squad")
      .choose("normal")
      .notOffers(["12:0"])
      .waits()
      .done();
    field([squad("squad", 5, { ...far, keywords: ["Fly"] })], [squad("foes", 8)], movement)
      .choose("0.squad")
      .choose("normal")
      .offers(["12:0"])
      .waits()
      .done();
  });

  test("a Super-Heavy Walker steps over units in its way, and takes no Desperate Escape tests for it", () => {
    const permits = ["0.squad superHeavyWalker 4"];
    field([squad("squad", 5, { models: { M: 12 } })], [squad("foes", 8)], { ...movement, permits })
      .choose("0.squad")
      .choose("normal")
      .offers(["12:0"])
      .waits()
      .done();
    field([squad("squad", 5, { models: { M: 12 } })], [squad("foes", 6)], { ...movement, permits })
      .choose("0.squad")
      .choose("fallBack")
      .choose("9:0")
      .expect(unit("0.squad", { place: { along: 9, lane: 0 } }))
      .waits()
      .done();
  });

  test("an engaged unit remains stationary or falls back, and has not fallen back where it stays", () => {
    field([squad("squad", 5, { models })], [squad("foes", 6)], movement)
      .choose("0.squad")
      .offersExactly(["stationary", "fallBack"])
      .choose("fallBack")
      .choose("3:0")
      .expect(unit("0.squad", { place: { along: 3, lane: 0 }, combat: { moved: "fallBack" } }))
      .waits()
      .done();
  });

  test("falling back past enemies every model takes a Desperate Escape test, and 1 or 2 costs one", () => {
    field([squad("squad", 5, { models: { M: 6, count: 3 } })], [squad("foes", 6)], { ...movement, dice: [2, 3, 6] })
      .choose("0.squad")
      .choose("fallBack")
      .choose("8:0")
      .event("roll:made", { kind: "desperate-escape", faces: [2, 3, 6] })
      .event("models:slain", { unit: "0.squad", count: 1 })
      .waits()
      .done();
  });

  test("a Battle-shocked unit takes the tests wherever it falls back to", () => {
    const shocked = squad("squad", 5, { combat: { battleShocked: true } });
    field([shocked, squad("others", [0, 2])], [squad("foes", 6)], { ...movement, dice: [1] })
      .choose("0.squad")
      .choose("fallBack")
      .choose("3:0")
      .event("unit:destroyed", { unit: "0.squad" })
      .waits()
      .done();
  });

  test("cover comes with the place", () => {
    field([squad("squad", 5)], [squad("foes", 40)], { ...movement, terrain: [{ lane: 0, from: 8, to: 10 }] })
      .choose("0.squad")
      .choose("normal")
      .choose("9:0")
      .expect(unit("0.squad", { combat: { cover: true } }))
      .waits()
      .done();
  });
});

describe("reserves", () => {
  const late = (rest: object = {}) => ({ ...squad("late", 0), place: null, ...rest });
  const second = { ...movement, round: 2, reserve: ["late"] };

  test("a unit with Deep Strike is set up anywhere more than 9 inches from enemies", () => {
    field([squad("squad", 0), late()], [squad("foes", 24)], { ...second, permits: ["0.late deepStrike"] })
      .choose("done")
      .choose("0.late")
      .offers(["12:0", "36:0"])
      .notOffers(["15:0", "33:0"])
      .choose("36:0")
      .expect(unit("0.late", { place: { along: 36, lane: 0 }, combat: { moved: "setUp" } }))
      .waits()
      .done();
  });

  test("other Reserves come on near any edge, not in the enemy's zone before round 3", () => {
    const far = squad("foes", [20, 1]);
    field([squad("squad", 0), late()], [far], second)
      .choose("done")
      .choose("0.late")
      .offers(["0:0", "6:2", "33:0"])
      .notOffers(["9:1", "42:0"])
      .waits()
      .done();
    field([squad("squad", 0), late()], [far], { ...second, round: 3 })
      .choose("done")
      .choose("0.late")
      .offers(["42:0", "42:1"])
      .waits()
      .done();
  });

  test("nobody comes from Reserves in the first round", () => {
    field([squad("squad", 0), late()], [squad("foes", 40)], { ...second, round: 1 })
      .choose("done")
      .asks("wh:mover", 1)
      .waits()
      .done();
  });
});

test("a unit still in Reserves when round 3 ends is destroyed", () => {
  const late = { ...squad("late", 0, { carries: [] }), place: null };
  field([squad("squad", 0, { carries: [] }), late], [squad("foes", 40, { carries: [] })], {
    ...{ ...movement, round: 3, turn: 1, reserve: ["late"] },
  })
    .choose("done")
    .event("unit:destroyed", { unit: "0.late" })
    .waits()
    .done();
});

test("a unit still in Reserves when the battle ends is destroyed", () => {
  const late = { ...squad("late", 0, { carries: [] }), place: null };
  field([squad("squad", 0, { carries: [] }), late], [squad("foes", 40, { carries: [] })], {
    ...movement,
    round: 5,
    turn: 1,
    reserve: ["late"],
  })
    .choose("done")
    .event("unit:destroyed", { unit: "0.late" })
    .outcome({ winners: [], woundsLeft: [3, 3] })
    .done();
});

describe("before the battle", () => {
  test("an AIRCRAFT with Hover may give up being one for the battle, and may then charge", () => {
    const flyer = squad("flyer", 20, { keywords: ["Aircraft"] });
    field([flyer], [squad("foes", 32, { carries: [] })], { permits: ["0.flyer hover"], lanes: 1 })
      .asks("wh:hover", 0)
      .offersExactly(["hover", "fly"])
      .choose("hover")
      .expect(unit("0.flyer", { combat: { custom: { hover: true } } }))
      .waits()
      .done();
    const charge = { phase: "charge", lanes: 1 };
    field([{ ...flyer, combat: { custom: { hover: true } } }], [squad("foes", 26)], charge)
      .asks("wh:charger", 0)
      .waits()
      .done();
    field([flyer], [squad("foes", 26)], charge)
      .asks("wh:mover", 1)
      .waits()
      .done();
  });

  test("Infiltrators are set up more than 9 inches from enemies and their zone", () => {
    field([squad("squad", 0)], [squad("foes", 40)], { permits: ["0.squad infiltrate"], lanes: 1 })
      .asks("wh:infiltrate", 0)
      .offers(["24:0"])
      .notOffers(["27:0", "30:0"])
      .choose("24:0")
      .expect(unit("0.squad", { place: { along: 24, lane: 0 } }))
      .waits()
      .done();
  });

  test("Scouts move before the first turn, and end more than 9 inches from enemies", () => {
    field([squad("squad", 20)], [squad("foes", 32)], { permits: ["0.squad scouts 6"], lanes: 1 })
      .asks("wh:scout", 0)
      .offers(["22:0", "14:0"])
      .notOffers(["23:0", "13:0"])
      .choose("22:0")
      .expect(unit("0.squad", { place: { along: 22, lane: 0 }, combat: { moved: "none" } }))
      .waits()
      .done();
  });
});
