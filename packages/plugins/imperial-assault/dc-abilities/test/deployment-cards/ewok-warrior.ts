import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";
import { alone, deployed } from "../staging/figures.js";

prove([
  { ...deployed, proves: "ambush", mine: alone("ewok-warrior"), table: { figures: { me: { conditions: ["hide"] } } } },
  {
    ...shot("ewok-warrior", { me: { at: "a1", conditions: ["hide"] }, foe: "b1" }, ["pass"]),
    dice: [2, 1, 0],
    proves: "forest-fighters",
    table: { figures: { foe: { damage: 2 } } },
  },
  // with its own dice, and one rerolled for the other that sees the target
  {
    ...using("ewok-warrior", "dc_special:Ewok Warrior (Elite):0", {}, [
      "dc_special:Ewok Warrior (Elite):0#at0@me",
      [0],
    ]),
    mine: [group("ewok-warrior", { me: "a1", you: "a2" })],
    dice: [2, 1, 0, 4],
    ...damaged({ foe: 2 }),
  },
]);
