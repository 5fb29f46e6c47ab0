import { prove } from "../proving.js";
import { attacked, shotAt } from "../shots.js";

prove([
  {
    ...shotAt("heavy-stormtrooper", { foe: "e1" }),
    dice: [4, 4, 0],
    proves: "composite-plating",
    table: { figures: { foe: { damage: 2 } } },
  },
]);

// where the condition does not hold, nothing is added
attacked(
  "Composite Plating does nothing nearer than 4 spaces",
  { ...shotAt("heavy-stormtrooper", { foe: "d1" }), dice: [4, 4, 0] },
  { foe: { damage: 3 } },
);
