import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, using } from "../shots.js";
import { trooper } from "../staging/figures.js";

prove([
  // one of two commanders: 1 + 2 + 2 hits, 1 blocked
  {
    ...shot("purge-commander", { friends: [group("purge-commander", { you: "a2" })] }, [
      "coordinated-hunt#at0@me",
      [1],
    ]),
    dice: [1, 2, 4, 0, 4],
    proves: "coordinated-hunt",
    table: { figures: { foe: { damage: 4 } } },
  },
  // everybody but himself; weakened by the surge
  {
    ...using("purge-commander", "dc_special:Purge Commander (Elite):0", { me: "b1", friends: trooper("d2") }, ["c1"]),
    dice: [1],
    table: {
      figures: {
        me: { damage: 0, conditions: [] },
        foe: { damage: 1, conditions: ["weaken"] },
        you: { damage: 1, conditions: ["weaken"] },
      },
    },
  },
  {
    ...using("purge-commander", "dc_special:Purge Commander (Elite):0", {}, ["c1"]),
    dice: [4],
    table: { figures: { foe: { damage: 2, conditions: [] } } },
  },
]);
