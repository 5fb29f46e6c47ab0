import { prove } from "../proving.js";
import { using } from "../shots.js";
import { burnt, trooper } from "../staging/figures.js";

prove([
  // hostile figures only
  {
    ...using("dr-royce-hemlock", "dc_special:Dr. Royce Hemlock:0", { friends: trooper("d2") }, ["c1"]),
    dice: [4],
    table: { figures: { foe: burnt, you: { damage: 0, conditions: [] } } },
  },
  // a hit and a surge; two surges are one token
  {
    ...using("dr-royce-hemlock", "dc_special:Dr. Royce Hemlock:1", { friends: trooper("b1") }),
    dice: [3],
    held: { you: ["hit", "surge"] },
  },
  {
    ...using("dr-royce-hemlock", "dc_special:Dr. Royce Hemlock:1", { friends: trooper("b1") }),
    dice: [0],
    held: { you: ["surge"] },
  },
]);
