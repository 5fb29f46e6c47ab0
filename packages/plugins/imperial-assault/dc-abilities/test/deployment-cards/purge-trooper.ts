import { group } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";

prove([
  // one hit more, at a unique figure
  {
    ...using("purge-trooper", "dc_special:Purge Trooper (Elite):0", {}, ["c1"]),
    theirs: [group("zeb-orrelios", { zeb: "d1" }), group("wookiee-warrior-elite", { foe: "d2" })],
    dice: [0, 4, 0],
    table: { figures: { zeb: { damage: 3 } } },
  },
]);
