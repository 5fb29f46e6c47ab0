import { prove } from "../proving.js";
import { using } from "../shots.js";
import { moved } from "../staging/figures.js";

prove([
  {
    ...using("alliance-smuggler", "dc_special:Alliance Smuggler (Regular):0", { foe: "h8" }, ["c1"]),
    never: ["d1"],
    ...moved(["c1"], 0),
  },
  // door-1 is open, and it goes on
  {
    ...using("alliance-smuggler", "dc_special:Alliance Smuggler (Regular):0", { me: "c2", foe: "h8" }, ["d3"]),
    table: { openDoors: ["door-1"], figures: { me: { spaces: ["d3"] } } },
  },
]);
