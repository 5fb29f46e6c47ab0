import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";
import { two } from "../staging/figures.js";

prove([
  // the first one does not see past c1
  {
    ...using("isb-infiltrator", "dc_special:ISB Infiltrator (Regular):0", {}, ["foe@c1"]),
    mine: [group("isb-infiltrator", { me: "a1", you: "e2" })],
    ...two("c1", "d1"),
    dice: [1, 4, 0],
    never: ["other@d1"],
    ...damaged({ foe: 2, other: 0 }),
  },
]);
