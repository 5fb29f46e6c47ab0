import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";
import { two } from "../staging/figures.js";

prove([
  // of 3 blocks 2 count
  {
    ...shot("biv-bodhrik", {}, ["biv-bodhrik:2"]),
    dice: [3, 0, 2, 4],
    proves: "suppression",
    ...damaged({ foe: 2 }),
  },
  {
    ...using("biv-bodhrik", "dc_special:Biv Bodhrik:0", {}, ["foe@c1"]),
    ...two("c1", "c2"),
    dice: [1, 4, 2, 0, 1, 4, 2, 0],
    ...damaged({ foe: 3, other: 3 }),
  },
]);
