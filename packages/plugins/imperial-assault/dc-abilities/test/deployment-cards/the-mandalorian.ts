import { group } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";

prove([
  {
    ...using("the-mandalorian", "dc_special:The Mandalorian:1", { foe: "d1" }, ["b1", "d1"]),
    table: { figures: { me: { damage: 0 }, foe: { damage: 2 } } },
  },
  // 9 damage and 3 are 12 of 13: one more
  {
    ...using("the-mandalorian", "dc_special:The Mandalorian:0", {
      hurt: { damage: 9 },
      foes: [group("luke-skywalker", { luke: "h8" })],
    }),
    dice: [1, 0, 4, 0],
    table: { sides: { 0: { vp: 5 } } },
  },
]);
