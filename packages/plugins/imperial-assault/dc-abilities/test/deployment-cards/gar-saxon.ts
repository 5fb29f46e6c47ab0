import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, shotAt, using } from "../shots.js";

prove([
  {
    ...shotAt("gar-saxon", {}, ["token:block"]),
    tokens: { foe: ["block"] },
    dice: [0, 4, 0],
    proves: "personal-combat-shield",
    table: { figures: { foe: { damage: 0 } }, attacks: [] },
  },
  {
    ...shot("probe-droid", {}, ["airborne-commander@you:2"]),
    mine: [group("probe-droid", { me: "a1" }), group("gar-saxon", { you: "e2" })],
    dice: [1, 2, 0, 0],
    proves: "airborne-commander",
    table: { figures: { foe: { damage: 2 } } },
  },
  // and a token less
  {
    ...using("gar-saxon", "dc_special:Gar Saxon:0", {}, ["c1", "token:hit"]),
    tokens: { foe: ["block", "hit"] },
    ...damaged({ me: 0, foe: 2 }),
    held: { foe: ["block"] },
  },
]);

test("Airborne Commander lets mobile figures near use Gar Saxon's surges", () => {
  at({
    mine: [group("gar-saxon", { gar: "d1" }), group("super-commando", { one: "d2" })],
    theirs: [group("c-3po", { threepio: "f1" })],
    activating: "one",
    dice: [1, 3, 0],
  })
    .choose("attack:threepio:f1")
    .choose("pass")
    .offers(["airborne-commander@gar:2"])
    .waits()
    .done();
});
