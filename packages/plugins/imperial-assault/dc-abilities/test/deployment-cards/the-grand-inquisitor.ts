import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shot, shotAt, using } from "../shots.js";
import { hits, two } from "../staging/figures.js";

prove([
  // the defense die
  {
    ...shot("the-grand-inquisitor", { foe: "b1" }, ["precision#at0@me", [3]]),
    proves: "precision",
    dice: [0, 4, 2, 4, 0],
    ...damaged({ foe: 3 }),
  },
  // the attack die
  {
    ...shotAt("the-grand-inquisitor", { foe: "b1" }, ["precision#at1@foe", [0]]),
    proves: "precision",
    dice: [5, 4, 0, 1],
    ...damaged({ foe: 3 }),
  },
]);

attacked(
  "Precision is for adjacent figures",
  { ...shotAt("the-grand-inquisitor"), ...hits(0) },
  { foe: { damage: 3 } },
);

prove([
  // the dodge is none; 3 hits, and 3 damage to another
  {
    ...shot("the-grand-inquisitor", { foe: "b1" }, ["pass", "the-grand-inquisitor:2", "other"]),
    theirs: [group("rebel-trooper-elite", { foe: "b1" }), group("wookiee-warrior-elite", { other: "b2" })],
    dice: [0, 1, 2, 5],
    proves: "deadly-spin",
    ...damaged({ foe: 3, other: 3 }),
  },
  // 3 accuracy and 2 more reach 5 spaces, over whoever stands next to him
  {
    ...using("the-grand-inquisitor", "dc_special:The Grand Inquisitor:0", {}),
    ...two("f1", "b2"),
    dice: [0, 4, 2, 0],
    ...damaged({ foe: 3, other: 0 }),
  },
]);
