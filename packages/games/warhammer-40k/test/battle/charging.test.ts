import { describe, test } from "vitest";
import { field, squad, unit } from "./field.js";

const charge = { phase: "charge" };
const nobody = (scene: ReturnType<typeof field>) => scene.asks("wh:mover", 1).waits().done();

describe("charging", () => {
  test("a charge needs its targets first, then 2D6 that reach engagement", () => {
    field([squad("squad", 0)], [squad("foes", 8), squad("others", [4, 1])], { ...charge, dice: [3, 4] })
      .choose("0.squad")
      .offersExactly(["1.foes", "1.others"])
      .choose("1.foes")
      .event("unit:charged", { unit: "0.squad", inches: 7 })
      .expect(unit("0.squad", { place: { along: 7, lane: 0 } }))
      .waits()
      .done();
  });

  test("a charge that does not reach fails, and the unit stays", () => {
    field([squad("squad", 0)], [squad("foes", 8), squad("others", [4, 1])], { ...charge, dice: [3, 3] })
      .choose("0.squad")
      .choose("1.foes")
      .event("charge:failed", { unit: "0.squad" })
      .expect(unit("0.squad", { place: { along: 0, lane: 0 }, combat: { charged: false } }))
      .waits()
      .done();
  });

  test("nobody charges farther than 12 inches, or after an Advance or Fall Back without a rule for it", () => {
    nobody(field([squad("squad", 0)], [squad("foes", 13)], charge));
    nobody(field([squad("squad", 0, { combat: { moved: "advance" } })], [squad("foes", 8)], charge));
    nobody(field([squad("squad", 0, { combat: { moved: "fallBack" } })], [squad("foes", 8)], charge));
    for (const [moved, action] of [
      ["advance", "advanceAndCharge"],
      ["fallBack", "fallBackAndCharge"],
    ])
      field([squad("squad", 0, { combat: { moved } })], [squad("foes", 8)], {
        ...charge,
        permits: [`0.squad ${action}`],
      })
        .offers(["0.squad"])
        .waits()
        .done();
  });

  test("units that share a place are charged together", () => {
    field([squad("squad", 0)], [squad("foes", 8), squad("others", 8), squad("far", [4, 1])], charge)
      .choose("0.squad")
      .offersExactly(["1.foes+1.others", "1.far"])
      .waits()
      .done();
  });
});
