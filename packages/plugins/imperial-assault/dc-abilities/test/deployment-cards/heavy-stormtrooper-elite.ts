import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  {
    ...shot("heavy-stormtrooper-elite", {}, ["spray-fire#at0@me", "heavy-stormtrooper-elite:0"]),
    proves: "spray-fire",
    dice: [1, 0, 0],
    ...damaged({ foe: 3 }),
  },
  // 5 accuracy less 3 are too few for 3 spaces
  {
    ...shot("heavy-stormtrooper-elite", { foe: "d1" }, ["spray-fire#at0@me", "heavy-stormtrooper-elite:0"]),
    proves: "spray-fire",
    dice: [1, 0, 0],
    ...damaged({ foe: 0 }),
  },
]);
