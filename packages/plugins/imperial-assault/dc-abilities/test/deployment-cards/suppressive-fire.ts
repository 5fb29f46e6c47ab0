import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("stormtrooper", {}, ["suppressive-fire#at0@me", "f2"]),
    mine: [group("stormtrooper", { me: "a1", you: "d2" }, { attachments: ["suppressive-fire"] })],
    proves: "suppressive-fire",
    dice: [1, 4, 0],
    never: ["g2"],
    table: {
      figures: { foe: { damage: 2, conditions: ["weaken"] }, you: { spaces: ["f2"] } },
      sides: { 0: { upgrades: { 0: { ready: false } } } },
    },
  },
]);
