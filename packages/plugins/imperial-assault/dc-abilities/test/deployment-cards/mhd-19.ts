import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";
import { officer } from "../staging/groups.js";

prove([
  {
    ...using("mhd-19", "dc_special:MHD-19:1", { foe: "b1" }),
    table: { figures: { foe: { damage: 1, conditions: ["weaken"] } } },
  },
  {
    ...using("mhd-19", "dc_special:MHD-19:0", { friends: officer("b1", { damage: 2 }) }, ["you"]),
    never: ["foe"],
    ...damaged({ you: 0 }),
  },
  { ...using("mhd-19", "dc_special:MHD-19:0", { me: { at: "a1", damage: 5 } }), ...damaged({ me: 2 }) },
]);
