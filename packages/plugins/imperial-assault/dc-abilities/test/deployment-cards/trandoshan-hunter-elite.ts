import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";
import { roundEnd } from "../staging/figures.js";
import { hurt } from "../staging/groups.js";

prove([
  {
    ...roundEnd("trandoshan-hunter-elite", hurt(2, "bleed", "focus", "stun")),
    proves: "hardy",
    table: { figures: { me: { damage: 2, conditions: ["focus"] } } },
  },
  // Relentless: 1 strain
  {
    ...shot("trandoshan-hunter-elite", { foe: "b1" }),
    proves: "acp-scattergun",
    dice: [1, 4, 0],
    ...damaged({ foe: 5 }),
  },
]);

attacked(
  "ACP Scattergun needs an adjacent target",
  { ...shot("trandoshan-hunter-elite"), dice: [1, 4, 0] },
  { foe: { damage: 3 } },
);
