import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";

prove([
  { ...shot("bt-1"), proves: "assassin", dice: [0, 1, 2, 4, 0], ...damaged({ foe: 4 }) },
  // each die once, each at another
  {
    ...using("bt-1", "dc_special:BT-1:0", {}, [1, "foe@c1", 0, "none"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2", third: "h1" })],
    dice: [0, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 2 }, other: { damage: 2 } } },
  },
]);
