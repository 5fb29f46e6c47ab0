import { group } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";

prove([
  // one hit less each: 4 hits, 1 blocked, at two targets
  {
    ...using("sentry-droid", "dc_special:Sentry Droid (Regular):0", {}, ["foe@c1", "pass", "pass"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2" })],
    dice: [5, 5, 0, 5, 5, 0],
    table: { figures: { foe: { damage: 2 }, other: { damage: 2 } } },
  },
  // 4 accuracy and 2 more reach 6 spaces
  {
    ...using("sentry-droid", "dc_special:Sentry Droid (Regular):1", { foe: "g1" }, ["pass"]),
    dice: [5, 5, 0],
    table: { figures: { foe: { damage: 3 } } },
  },
]);
