import { prove } from "../proving.js";
import { using } from "../shots.js";
import { JABBA, moved } from "../staging/figures.js";

prove([
  {
    ...using("nexu", "dc_special:Nexu (Regular):0", { me: JABBA, foe: "f1" }, ["d1+e1+d2+e2", "foe@f1"]),
    dice: [0, 4, 0],
    ...moved(["d1", "e1", "d2", "e2"], 2),
  },
  {
    ...using("nexu", "dc_special:Nexu (Regular):0", { me: JABBA, foe: "h8" }, ["e1+f1+e2+f2"]),
    never: ["f1+g1+f2+g2"],
    ...moved(["e1", "f1", "e2", "f2"], 0),
  },
]);
