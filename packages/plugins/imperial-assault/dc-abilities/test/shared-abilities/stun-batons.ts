import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";

prove([{ ...shot("riot-trooper", { foe: "b1" }), proves: "stun-batons", dice: [1, 4, 0], ...damaged({ foe: 4 }) }]);

attacked(
  "Stun Batons need damage",
  { ...shot("riot-trooper", { foe: "b1" }), dice: [1, 0, 4] },
  { foe: { damage: 0 } },
);
