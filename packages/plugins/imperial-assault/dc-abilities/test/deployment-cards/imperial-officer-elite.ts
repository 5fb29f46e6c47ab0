import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";

prove([
  {
    ...using(
      "imperial-officer-elite",
      "dc_special:Imperial Officer (Elite):0",
      { foe: "h1", friends: [group("stormtrooper", { you: "b2" }), group("han-solo", { han: "b1" })] },
      [0, "f2"],
    ),
    never: ["g2"],
    table: { figures: { you: { spaces: ["f2"] } } },
  },
  {
    ...using(
      "imperial-officer-elite",
      "dc_special:Imperial Officer (Elite):0",
      { friends: [group("stormtrooper", { you: "b2" })] },
      [1],
    ),
    dice: [1, 4, 0],
    ...damaged({ foe: 2 }),
  },
]);
