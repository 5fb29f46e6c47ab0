import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, using } from "../shots.js";

prove([
  // 1 + 1 + 1 hits, 1 blocked; then 1 + 1 at another, 1 blocked
  {
    ...shot("gaarkhan", { foe: "b1" }, ["brutal-cleave#at0@me"]),
    theirs: [group("wookiee-warrior-elite", { foe: "b1", other: "b2" })],
    dice: [1, 0, 2, 0, 0, 2, 0],
    proves: "brutal-cleave",
    table: { figures: { me: { damage: 1 }, foe: { damage: 2 }, other: { damage: 1 } } },
  },
  {
    ...using("gaarkhan", "dc_special:Gaarkhan:0", { foe: "f1" }, ["e1", "foe@f1"]),
    dice: [1, 0, 2, 0],
    table: { figures: { me: { spaces: ["e1"] }, foe: { damage: 2, conditions: ["bleed"] } } },
  },
]);
