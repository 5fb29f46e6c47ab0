import { describe, test } from "vitest";
import { at, figure, fullGame, group } from "../position.js";

const DODGE = 5;

/** Davith Elso strikes, and once more after it: two surges, one of which buys that. */
const struck = (card: string, dice: readonly number[]) =>
  at({
    game: fullGame,
    mine: [group("davith-elso", { davith: "d1" })],
    theirs: [group(card, { foe: "d2" })],
    activating: "davith",
    me: { affiliation: "rebel" },
    dice,
  }).choose("attack:foe:d2");

describe("an attack inside another is one of its own", () => {
  test("Defensive Stance turns no dodge of the second because it rerolled a die of the first", () => {
    struck("diala-passil", [0, 0, 0, 0, 4, 4, DODGE])
      .choose("defensive-stance#at0@foe")
      .choose("davith-elso:2")
      .choose("pass")
      .choose("stop")
      .choose("foe@d2")
      .choose("pass")
      .choose("pass")
      .event("attack:missed", { reason: "dodge" })
      .waits()
      .done();
  });

  test("Lando rerolls a die of each", () => {
    struck("lando-calrissian", [0, 0, 0, 0, 4, 4, 0, 0])
      .choose("resourceful#at1@foe")
      .choose("davith-elso:2")
      .choose("pass")
      .choose("stop")
      .choose("foe@d2")
      .choose("resourceful#at1@foe")
      .choose("pass")
      .expect(figure("foe", { damage: 3 }))
      .waits()
      .done();
  });
});
