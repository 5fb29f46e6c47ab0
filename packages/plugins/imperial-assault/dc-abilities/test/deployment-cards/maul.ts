import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";
import { luke } from "../staging/figures.js";

prove([
  {
    ...shot("maul", { foe: "b1" }),
    choose: ["attack:foe:b1", 1, "maul:1"],
    dice: [3, 2, 4, 0],
    proves: "stalk-prey",
    table: { activation: { points: 2 } },
    held: { me: ["hit"] },
  },
  {
    ...using("mhd-19", "dc_special:MHD-19:0", { friends: [group("maul", { you: { at: "b1", damage: 5 } })] }, ["you"]),
    proves: "sustained-by-rage",
    ...damaged({ you: 5 }),
  },
  // Reach and Cleave 2: 1 + 1 + 1 hits, 1 blocked, and 2 at another
  {
    ...shot("maul", {}, ["other"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2" })],
    dice: [0, 2, 0],
    proves: "dual-bladed-fury",
    ...damaged({ foe: 2, other: 2 }),
  },
]);

test("Sustained by Rage keeps Maul alive until his activation is over", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" })],
    theirs: [group("maul", { maul: { at: "d2", damage: 11 } }), luke("h8")],
    activating: "vader",
  })
    .choose("dc_special:Darth Vader:1")
    .expect(table({ figures: { maul: { damage: 12 } } }))
    .proves("sustained-by-rage")
    .waits()
    .done();
});

test("Dual-Bladed Fury leaves the choice of Focused against a neighbour", () => {
  at({ mine: [group("maul", { maul: "d1" })], theirs: [luke("d2")], activating: "maul", dice: [0, 0, 0, 0] })
    .choose("attack:luke:d2")
    .offersExactly([0, 1])
    .choose(1)
    .event("attack:rolled")
    .proves("dual-bladed-fury")
    .waits()
    .done();
});
