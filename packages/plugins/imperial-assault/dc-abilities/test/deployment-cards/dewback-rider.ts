import { prove } from "../proving.js";
import { using } from "../shots.js";
import { three } from "../staging/figures.js";

prove([
  // 1 hit and a surge; 2 hits
  {
    ...using("dewback-rider", "dc_special:Dewback Rider:0", { me: "a1+a2" }),
    ...three,
    dice: [1],
    table: { figures: { foe: { damage: 1, conditions: ["weaken"] } } },
  },
  {
    ...using("dewback-rider", "dc_special:Dewback Rider:0", { me: "a1+a2" }),
    ...three,
    dice: [4],
    table: { figures: { foe: { damage: 2, conditions: [] } } },
  },
]);
