import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";

prove([
  // 4 accuracy and 2 more reach 5 spaces
  { ...shot("rebel-trooper", { foe: "f1" }), proves: "aim", dice: [1, 2, 0], ...damaged({ foe: 2 }) },
]);

attacked(
  "Aim is lost by moving",
  { ...shot("rebel-trooper"), points: 1, choose: ["go:b1", "attack:foe:c1"], dice: [1, 2, 0] },
  { foe: { damage: 1 } },
);
