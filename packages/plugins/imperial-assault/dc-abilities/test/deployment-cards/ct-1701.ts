import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, using } from "../shots.js";

prove([
  {
    ...shot("ct-1701", { hurt: { conditions: ["focus", "hide"] } }, ["you", 0, "focus"]),
    mine: [group("ct-1701", { me: "a1" }), group("rebel-trooper", { you: "a2" })],
    dice: [4, 4, 4, 0],
    proves: "cover-fire",
    table: { figures: { foe: { conditions: ["hide"] } } },
    held: { you: ["block"] },
  },
  // the second target adds a white die, which dodges
  {
    ...using("ct-1701", "dc_special:CT-1701:0", {}, ["foe@c1", "other@c2"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2", far: "h1" })],
    dice: [1, 4, 4, 0, 1, 4, 4, 0, 5],
    table: { figures: { foe: { damage: 4 }, other: { damage: 0 } } },
  },
]);
