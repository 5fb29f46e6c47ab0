import { prove } from "../proving.js";
import { using } from "../shots.js";
import { officer } from "../staging/groups.js";

prove([
  {
    ...using("gideon-argus", "dc_special:Gideon Argus:0", { foe: "h8", friends: officer("f1") }, ["h1"]),
    table: { figures: { you: { spaces: ["h1"] } } },
  },
  {
    ...using("gideon-argus", "dc_special:Gideon Argus:1", { friends: officer("f2") }),
    table: { figures: { you: { conditions: ["focus"] }, me: { conditions: [] } } },
  },
]);
