import { group } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";

prove([
  // a red die of 1 hit: friend, foe, and the dummy at c3
  {
    activating: "foe",
    mission: "b",
    mine: [group("stormtrooper", { me: "d3", you: "d4", far: "h8" }, { attachments: ["last-resort"] })],
    theirs: [wookiee("e3")],
    choose: ["attack:me:d3", "last-resort#at0@me"],
    dice: [4, 4, 0, 0],
    proves: "last-resort",
    table: {
      figures: { you: { damage: 1 }, far: { damage: 0 }, foe: { damage: 1 } },
      objects: { "dummy-1": { damage: 1 } },
      sides: { 0: { upgrades: [] } },
    },
  },
]);
