import { prove } from "../proving.js";
import { shotAt } from "../shots.js";
import { hits } from "../staging/figures.js";

prove([
  {
    ...shotAt("hired-gun-elite"),
    proves: "self-preservation",
    ...hits(2),
    table: { figures: { foe: { damage: 2, conditions: ["focus"] } } },
  },
]);
