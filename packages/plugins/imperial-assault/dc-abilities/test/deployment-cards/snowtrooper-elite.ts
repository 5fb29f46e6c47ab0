import { group } from "../position.js";
import { prove } from "../proving.js";
import { using, wookiee } from "../shots.js";

prove([
  {
    mine: [group("diala-passil", { me: "a1" })],
    theirs: [group("snowtrooper-elite", { foe: "b1" })],
    activating: "me",
    choose: ["force-throw#at0@me"],
    proves: "spiked-boots",
    also: [{ offers: ["go:b2"] }],
  },
  // 9 damage and 3 are 12 of 13: one more
  {
    ...using("snowtrooper-elite", "dc_special:Snowtrooper (Elite):0"),
    theirs: [wookiee("c1", { damage: 9 }), group("luke-skywalker", { luke: "h8" })],
    dice: [1, 4, 2, 0],
    table: { sides: { 0: { vp: 5 } } },
  },
]);
