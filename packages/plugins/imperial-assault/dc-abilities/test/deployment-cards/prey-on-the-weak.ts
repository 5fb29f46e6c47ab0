import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  // Pierce 1, and 1 accuracy more than the 4 of the dice
  {
    ...shot("boba-fett", { foe: "f1" }, [], { attachments: ["prey-on-the-weak"] }),
    proves: "prey-on-the-weak",
    dice: [1, 4, 4, 0],
    ...damaged({ foe: 5 }),
  },
]);
