import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    mine: [group("stormtrooper", { me: "a1" })],
    theirs: [group("royal-guard-elite", { guard: "d1" }), group("imperial-officer", { foe: "c1" })],
    activating: "me",
    dice: [4, 4, 0],
    choose: ["attack:foe:c1", "pass", "d2"],
    proves: "forward-vengeance",
    table: { figures: { guard: { conditions: ["focus"], spaces: ["d2"] } } },
  },
]);
