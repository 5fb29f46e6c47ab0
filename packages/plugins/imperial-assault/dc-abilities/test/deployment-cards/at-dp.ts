import { prove } from "../proving.js";
import { attacked, shot } from "../shots.js";
import { WALKER } from "../staging/figures.js";

prove([
  // 3 hits and 1 more, 1 blocked
  {
    ...shot("at-dp", { me: { at: WALKER, damage: 8 }, foe: "e1" }, ["pass"]),
    dice: [1, 0, 2, 0],
    proves: "charge-generators",
    table: { figures: { foe: { damage: 3 } } },
  },
  // the reroll of the red die shows 3 hits
  {
    ...shot("at-dp", { me: WALKER, foe: "e1" }, ["charge-generators#at0@me", [1]]),
    dice: [1, 0, 2, 0, 4],
    proves: "charge-generators",
    table: { figures: { foe: { damage: 5 } } },
  },
]);

attacked(
  "Charge Generators are out at 9 damage",
  { ...shot("at-dp", { me: { at: WALKER, damage: 9 }, foe: "e1" }), dice: [1, 0, 2, 0] },
  { foe: { damage: 2 } },
);
