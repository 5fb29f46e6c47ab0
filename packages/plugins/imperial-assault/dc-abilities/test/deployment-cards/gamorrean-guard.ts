import { prove } from "../proving.js";
import { attacked, damaged, shot, shotAt } from "../shots.js";
import { hits, melee, rerolled } from "../staging/figures.js";

prove([
  {
    ...shotAt("gamorrean-guard", {}, ["gamorrean-honor#at0@foe"]),
    proves: "gamorrean-honor",
    ...hits(0, 2),
    ...damaged({ foe: 1 }),
  },
]);

attacked("Gamorrean Honor is for ranged attacks", melee("gamorrean-guard"), { foe: { damage: 1 } });

prove([
  {
    ...shot("gamorrean-guard", { foe: "b1" }, ["labored-attack#at0@me", [0]]),
    dice: [3, 0, 0, 3],
    proves: "labored-attack",
    table: { figures: { me: { damage: 1 } }, ...rerolled(0, 3) },
  },
]);
