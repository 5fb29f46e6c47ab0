import { prove } from "../proving.js";
import { attacked, shot } from "../shots.js";

prove([
  {
    ...shot("jet-trooper-elite"),
    proves: "fly-by",
    dice: [1, 1, 4, 0],
    table: { figures: { foe: { damage: 3 } }, activation: { points: 2 } },
  },
]);

attacked(
  "Fly-By is out at 3 spaces",
  { ...shot("jet-trooper-elite", { foe: "d1" }), dice: [1, 4, 0] },
  { foe: { damage: 2 } },
);
