import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt, using } from "../shots.js";

prove([
  {
    ...shotAt("tauntaun-rider"),
    theirs: [
      group("tauntaun-rider", { foe: { at: "c1+c2", damage: 9 } }),
      group("luke-skywalker", { luke: "h8" }),
      group("han-solo", { han: "h7" }),
    ],
    choose: ["attack:foe:c1", { luke: 1, han: 1 }],
    dice: [4, 4, 0],
    proves: "useful-hide",
    held: { luke: ["evade"], han: ["evade"] },
  },
  {
    ...using("tauntaun-rider", "dc_special:Tauntaun Rider (Elite):0", { me: "a1+a2", foe: "d1" }, ["c1+c2"]),
    dice: [4],
    table: { figures: { me: { spaces: ["c1", "c2"] }, foe: { damage: 3 } } },
  },
]);
