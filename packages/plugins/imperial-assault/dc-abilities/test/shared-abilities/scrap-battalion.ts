import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { luke } from "../staging/groups.js";

prove([
  {
    mine: [
      group("ugnaught-tinkerer", { me: "a1" }),
      group("junk-droid", { junk: "b1" }, { ready: false, companionOf: "0.ugnaught-tinkerer.0" }),
    ],
    theirs: [luke()],
    proves: "scrap-battalion",
    table: { groups: { "0.junk-droid.1": { ready: true } } },
  },
  // the droid has the surges of its Tinkerer
  {
    ...shot("junk-droid", { foe: "b1" }, ["scrap-battalion@you:0"]),
    mine: [
      group("ugnaught-tinkerer", { you: "a2" }),
      group("junk-droid", { me: "a1" }, { companionOf: "0.ugnaught-tinkerer.0" }),
    ],
    dice: [1, 0],
    proves: "scrap-battalion",
    table: { figures: { foe: { damage: 1, conditions: ["bleed"] } } },
  },
]);
