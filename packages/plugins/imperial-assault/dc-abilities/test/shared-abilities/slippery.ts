import { prove } from "../proving.js";
import { shotAt } from "../shots.js";

prove([
  // 4 accuracy, 2 less, is not enough for 3 spaces; and it moves
  {
    ...shotAt("alliance-smuggler", { foe: "d1" }, ["f1"]),
    dice: [4, 4, 0],
    proves: "slippery",
    table: { figures: { foe: { damage: 0, spaces: ["f1"] } } },
  },
]);
