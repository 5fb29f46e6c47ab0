import { prove } from "../proving.js";
import { damaged, shotAt } from "../shots.js";
import { surging } from "../staging/figures.js";

prove([
  // 1 block more; the evade gone, a surge is left
  {
    ...shotAt("jawa-scavenger-elite", {}, ["take-cover#at0@foe", "stormtrooper:0"]),
    proves: "take-cover",
    ...surging(1),
    ...damaged({ foe: 3 }),
  },
]);
