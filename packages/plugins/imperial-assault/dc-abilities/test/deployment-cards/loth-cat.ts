import { prove } from "../proving.js";
import { using } from "../shots.js";
import { moved } from "../staging/figures.js";
import { officer } from "../staging/groups.js";

prove([
  {
    ...using("loth-cat", "dc_special:Loth-cat (Regular):1", { friends: officer("a2") }),
    held: { me: ["block"] },
  },
  {
    ...using("loth-cat", "dc_special:Loth-cat (Regular):0", { foe: "e1" }, ["d1", "foe@e1"]),
    dice: [1, 4, 0],
    ...moved(["d1"], 3),
  },
]);
