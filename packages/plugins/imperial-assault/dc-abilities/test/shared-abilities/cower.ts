import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";
import { rerolled } from "../staging/figures.js";

prove([
  {
    ...shotAt("imperial-officer", {}, ["cower#at0@foe"]),
    theirs: [group("imperial-officer", { foe: "c1" }), group("stormtrooper", { beside: "d1" })],
    dice: [0, 4, 0, 2],
    proves: "cower",
    table: rerolled(2, 2),
  },
]);
