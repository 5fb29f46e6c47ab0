import { group } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";
import { moved } from "../staging/figures.js";

prove([
  {
    ...using(
      "loth-cat-elite",
      "dc_special:Loth-cat (Elite):1",
      { friends: [group("nexu", { you: "b1+c1+b2+c2" })], foe: "h1" },
      ["you", "surge"],
    ),
    held: { you: ["surge"] },
  },
  // placed within 3 spaces, they may attack
  {
    ...using("loth-cat-elite", "dc_special:Loth-cat (Elite):0", { foe: "e1" }, ["d1", "foe@e1"]),
    dice: [1, 4, 0],
    ...moved(["d1"], 3),
  },
]);
