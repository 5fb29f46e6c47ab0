import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // a condition of the opponent's choice for each hostile figure hurt
  {
    ...shot("heavy-stormtrooper", { foe: "c1" }, ["heavy-fire#at0@heavy-fire", "foe", 1, "near", 2]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", near: "e1", far: "g1" })],
    sides: [{ upgrades: ["heavy-fire"] }, {}],
    dice: [1, 0, 0],
    proves: "heavy-fire",
    table: {
      figures: { me: { conditions: ["weaken", "bleed"] }, foe: { damage: 2 }, near: { damage: 1 }, far: { damage: 0 } },
    },
  },
]);
