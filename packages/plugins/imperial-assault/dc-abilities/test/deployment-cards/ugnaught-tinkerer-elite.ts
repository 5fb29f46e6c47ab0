import { group } from "../position.js";
import { prove } from "../proving.js";
import { using, wookiee } from "../shots.js";
import { acting } from "../staging/figures.js";

prove([
  {
    ...using(
      "ugnaught-tinkerer-elite",
      "dc_special:Ugnaught Tinkerer (Elite):1",
      { foe: "h8", friends: [group("junk-droid", { you: "b1" }, { companionOf: "0.ugnaught-tinkerer-elite.0" })] },
      [0, "f1"],
    ),
    never: ["g1"],
    table: { figures: { you: { spaces: ["f1"] } } },
  },
  {
    ...acting,
    theirs: [wookiee("c1")],
    proves: "dc_special:Ugnaught Tinkerer (Elite):1",
    mine: [
      group("ugnaught-tinkerer-elite", { me: "a1" }),
      group("junk-droid", { junk: "b1" }, { companionOf: "0.ugnaught-tinkerer-elite.0" }),
    ],
    choose: ["dc_special:Ugnaught Tinkerer (Elite):1", 1],
    dice: [4, 0],
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...using("ugnaught-tinkerer-elite", "dc_special:Ugnaught Tinkerer (Elite):0", {}, ["b1"]),
    never: ["c2"],
    table: { figures: { "0.junk-droid.10.1": { spaces: ["b1"] } } },
  },
]);
