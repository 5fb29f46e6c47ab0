import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  {
    ...shot("hk-assassin-droid", {}, ["versatile-weaponry#at0@me", "pass"]),
    proves: "versatile-weaponry",
    dice: [1, 1, 2, 4, 0],
    ...damaged({ foe: 2 }),
  },
]);
