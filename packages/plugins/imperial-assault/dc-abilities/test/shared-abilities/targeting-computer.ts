import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  {
    ...shot("probe-droid-elite", {}, ["targeting-computer#at0@me", [0]]),
    proves: "targeting-computer",
    dice: [1, 2, 2, 0, 4],
    ...damaged({ foe: 3 }),
  },
]);
