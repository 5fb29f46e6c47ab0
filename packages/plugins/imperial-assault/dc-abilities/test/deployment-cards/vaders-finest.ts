import { prove } from "../proving.js";
import { using } from "../shots.js";

prove([
  {
    ...using("stormtrooper", "dc_special:Vader's Finest:0", { foe: "d1" }, ["b1"], { attachments: ["vaders-finest"] }),
    dice: [1, 4, 0],
    table: { figures: { me: { spaces: ["b1"] }, foe: { damage: 2 } } },
  },
  {
    ...using("stormtrooper", "dc_special:Vader's Finest:1", {}, [], { attachments: ["vaders-finest"] }),
    table: { figures: { me: { conditions: ["focus"] } } },
  },
]);
