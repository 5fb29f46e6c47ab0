import { describe, test } from "vitest";
import { at, group, table } from "../position.js";

const DODGE = 5;
/** Two hits of the blue dice, one of the red, and one more because the defender does not bleed. */
const HITS = [1, 1, 0];

/** HK-47 takes one dodge away from whatever it attacks. */
const attacked = (theirs: readonly ReturnType<typeof group>[], dice: readonly number[]) =>
  at({ mine: [group("hk-47", { hk: "a1" })], theirs, activating: "hk", dice })
    .choose("attack:foe:c1")
    .choose(1);

describe("results are turned into others before anybody takes some away", () => {
  test("Defensive Stance: the rerolled dodge is two blocks", () => {
    attacked([group("diala-passil", { foe: "c1" })], [...HITS, 0, DODGE])
      .choose("defensive-stance#at0@foe")
      .expect(table({ figures: { foe: { damage: 2 } } }))
      .waits()
      .done();
  });

  test("Soresu Form: so it is for a friend", () => {
    attacked([group("rebel-saboteur", { foe: "c1" }), group("kanan-jarrus", { kanan: "d1" })], [...HITS, 0, DODGE])
      .choose("soresu-form#at0@kanan")
      .expect(table({ figures: { foe: { damage: 2 } } }))
      .waits()
      .done();
  });

  test("Wookiee Avenger: the dodge is an evade, and that cancels the surge", () => {
    attacked([group("chewbacca", { foe: "c1" }, { attachments: ["wookiee-avenger"] })], [0, 1, 0, DODGE, 0])
      .event("attack:resolved")
      .expect(table({ figures: { foe: { damage: 2 } } }))
      .waits()
      .done();
  });
});
