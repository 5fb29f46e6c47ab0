import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";

prove([
  // blocked, but not missed
  { ...shot("jawa-scavenger", {}, ["jawa-scavenger:2"]), dice: [1, 2, 0], proves: "harass", ...damaged({ foe: 1 }) },
]);

attacked(
  "Harass needs an attack that does not miss",
  { ...shot("jawa-scavenger", { foe: "h1" }, ["jawa-scavenger:2"]), dice: [1, 2, 0] },
  { foe: { damage: 0 } },
);
