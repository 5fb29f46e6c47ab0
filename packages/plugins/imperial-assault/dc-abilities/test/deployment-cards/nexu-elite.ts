import { prove } from "../proving.js";
import { using } from "../shots.js";
import { JABBA, moved } from "../staging/figures.js";

prove([
  {
    ...using("nexu-elite", "dc_special:Nexu (Elite):0", { me: JABBA, foe: "f1" }, ["d1+e1+d2+e2", "none"]),
    ...moved(["d1", "e1", "d2", "e2"], 0),
  },
]);
