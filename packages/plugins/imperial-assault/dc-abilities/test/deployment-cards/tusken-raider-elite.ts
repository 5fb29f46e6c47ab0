import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";

prove([
  // 2 accuracy reach 2 spaces, 2 more 4; the regular one has no surges to spend
  {
    ...using("tusken-raider-elite", "dc_special:Tusken Raider (Elite):0", { foe: "e1" }),
    dice: [1, 0, 0],
    ...damaged({ foe: 2 }),
  },
]);
