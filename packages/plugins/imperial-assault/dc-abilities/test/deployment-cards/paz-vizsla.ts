import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";
import { CHOKE, choke } from "../staging/figures.js";

prove([
  // Blast 2; 3 accuracy
  {
    ...shot("paz-vizsla", {}, ["heavy-repeater#at0@me", 1]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1" })],
    dice: [0, 0, 3, 0],
    proves: "heavy-repeater",
    ...damaged({ me: 1, foe: 3, beside: 2 }),
  },
  {
    ...shot("paz-vizsla", { foe: "g1" }, ["heavy-repeater#at0@me", 2]),
    dice: [0, 0, 3, 0],
    proves: "heavy-repeater",
    ...damaged({ me: 1, foe: 3 }),
  },
  // 1 + 1 + 2 hits and 1 more, 1 blocked
  {
    ...shot("paz-vizsla", {}, ["heavy-repeater#at0@me", 0]),
    dice: [0, 0, 3, 0],
    proves: "heavy-repeater",
    table: { figures: { me: { damage: 1 }, foe: { damage: 4 } } },
  },
  {
    ...choke([group("paz-vizsla", { paz: "c1" })], [], { discard: ["blitz", "focus"] }),
    proves: "submit-or-fight",
    choose: [CHOKE, "submit-or-fight#at0@paz", "focus"],
    table: { figures: { paz: { damage: 2 } }, sides: { 1: { discard: ["blitz"], removed: ["focus"] } } },
  },
]);
