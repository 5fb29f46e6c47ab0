import { prove } from "../proving.js";
import { using } from "../shots.js";

prove([
  {
    ...using("jarrod-kelvin", "dc_special:Jarrod Kelvin:0", { foe: "d1" }, ["c1"]),
    dice: [2, 2, 0],
    table: { figures: { me: { spaces: ["c1"] }, foe: { damage: 2 } } },
  },
]);
