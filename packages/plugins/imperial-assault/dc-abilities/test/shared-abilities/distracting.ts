import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";

prove([
  // the evade leaves no surge to spend, and 2 hits get through
  {
    ...shotAt("rebel-trooper"),
    theirs: [group("rebel-trooper", { foe: "c1" }), group("c-3po", { beside: "d1" })],
    dice: [0, 4, 0],
    proves: "distracting",
    table: { figures: { foe: { damage: 2 } } },
  },
]);
