import { prove } from "../proving.js";
import { acting, damaged, shot, shotAt } from "../shots.js";
import { surging } from "../staging/figures.js";

prove([
  { ...shot("diala-passil", { foe: "b1" }), proves: "battle-meditation", dice: [0, 4, 4, 0], ...damaged({ foe: 4 }) },
  // the dodge is 2 blocks and an evade
  {
    ...shotAt("diala-passil", {}, ["defensive-stance#at0@foe"]),
    proves: "defensive-stance",
    ...surging(0, 5),
    ...damaged({ foe: 1 }),
  },
  // 1 strain, and nobody is pushed farther than 2 spaces
  {
    ...acting("diala-passil", {}, ["force-throw#at0@me", "e1"]),
    proves: "force-throw",
    never: ["f1"],
    table: { figures: { me: { damage: 1 }, foe: { spaces: ["e1"] } } },
  },
]);
