import { prove } from "../proving.js";
import { using } from "../shots.js";

prove([
  {
    ...using("weequay-pirate-elite", "dc_special:Weequay Pirate (Elite):0"),
    table: { figures: { me: { conditions: ["hide"] } } },
  },
]);
