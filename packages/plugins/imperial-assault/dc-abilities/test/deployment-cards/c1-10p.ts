import { group } from "../position.js";
import { prove } from "../proving.js";
import { using, wookiee } from "../shots.js";

prove([
  {
    ...using("c1-10p", "dc_special:C1-10P:0", { foe: "d1" }, ["c1", "e1"]),
    dice: [4],
    table: { figures: { me: { spaces: ["c1"] }, foe: { damage: 2, spaces: ["e1"] } } },
  },
  // a4 and h5 are terminals; without a deck strain is damage
  {
    ...using("c1-10p", "dc_special:C1-10P:1", { me: "a4" }, ["foe"]),
    theirs: [wookiee("h5"), group("luke-skywalker", { luke: "d1" })],
    table: { figures: { foe: { damage: 3 } } },
  },
]);
