import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";
import { rerolled } from "../staging/figures.js";

prove([
  {
    ...shot("moff-gideon", { foe: "b1" }, ["the-darksaber#at0@me", [0]], { attachments: ["the-darksaber"] }),
    dice: [0, 0, 2, 0, 3],
    proves: "the-darksaber",
    table: { ...rerolled(0, 3), sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  // one red die, and then his own attack
  {
    ...using("moff-gideon", "dc_special:The Darksaber:0", { foe: "b1" }, ["pass", "foe@b1", "pass"], {
      attachments: ["the-darksaber"],
    }),
    dice: [4, 0, 1, 4, 2, 0],
    ...damaged({ foe: 6 }),
  },
]);
