import { prove } from "../proving.js";
import { shotAt } from "../shots.js";

prove([
  {
    ...shotAt("asajj-ventress", {}, ["e1"]),
    dice: [4, 4, 1],
    proves: "nimble",
    table: { figures: { foe: { spaces: ["e1"] } } },
  },
]);
