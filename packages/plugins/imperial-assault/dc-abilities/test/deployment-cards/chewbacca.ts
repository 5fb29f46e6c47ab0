import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt, using } from "../shots.js";

const pushed = (space: string, damage = 0) => ({ table: { figures: { foe: { damage, spaces: [space] } } } });

prove([
  {
    ...shotAt("rebel-trooper"),
    theirs: [group("rebel-trooper", { foe: "c1" }), group("chewbacca", { beside: "d1" })],
    dice: [1, 4, 0],
    proves: "protector",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...using("chewbacca", "dc_special:Chewbacca:0", { foe: "b1" }, ["c1"]),
    dice: [4],
    never: ["d1"],
    ...pushed("c1", 3),
  },
]);
