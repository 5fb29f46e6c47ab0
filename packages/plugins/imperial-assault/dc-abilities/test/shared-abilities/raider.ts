import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  // any die: the black one, or an own one
  {
    ...shot("weequay-pirate", {}, ["raider#at0@me", [2]]),
    proves: "raider",
    dice: [4, 4, 4, 0],
    ...damaged({ foe: 3 }),
  },
  {
    ...shot("weequay-pirate", {}, ["raider#at0@me", [0]]),
    proves: "raider",
    dice: [0, 4, 0, 4],
    ...damaged({ foe: 3 }),
  },
]);
