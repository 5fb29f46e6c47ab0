import { prove } from "../proving.js";
import { using } from "../shots.js";

prove([
  {
    ...using("rebel-trooper-elite", "dc_special:Rebel Trooper (Elite):0", { foe: "h2" }, ["e1"]),
    table: { figures: { me: { spaces: ["e1"], conditions: ["focus"] } } },
  },
]);
