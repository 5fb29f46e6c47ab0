import { prove } from "../proving.js";
import { using } from "../shots.js";
import { moved } from "../staging/figures.js";

prove([
  // interacting first: nothing is there to interact with
  {
    ...using("alliance-smuggler-elite", "dc_special:Alliance Smuggler (Elite):0", { foe: "h8" }, ["d1"]),
    never: ["e1"],
    ...moved(["d1"], 0),
  },
]);
