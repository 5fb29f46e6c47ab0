import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";
import { two } from "../staging/figures.js";

prove([
  // one hit less each
  {
    ...using("sentry-droid-elite", "dc_special:Sentry Droid (Elite):0", {}, ["foe@c1", "pass", "pass"]),
    ...two("c1", "c2"),
    dice: [4, 4, 2, 0, 4, 4, 2, 0],
    ...damaged({ foe: 3, other: 3 }),
  },
  // 4 accuracy and 2 more reach 6 spaces
  {
    ...using("sentry-droid-elite", "dc_special:Sentry Droid (Elite):1", { foe: "g1" }, ["pass"]),
    dice: [4, 4, 2, 0],
    ...damaged({ foe: 4 }),
  },
]);
