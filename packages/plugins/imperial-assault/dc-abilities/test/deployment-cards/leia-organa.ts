import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, using } from "../shots.js";

prove([
  {
    ...shot("leia-organa", {}, ["military-efficiency#at0@me", "blitz"]),
    sides: [{ discard: ["blitz", "focus"] }, {}],
    dice: [1, 2, 2, 0],
    proves: "military-efficiency",
    table: { sides: { 0: { discard: ["focus"], deck: ["blitz"] } } },
  },
  // her shot, and a friend's at the same target: 1 + 1 + 1, then 1 + 2 hits
  {
    ...using("leia-organa", "dc_special:Leia Organa:0", { foe: "d1" }, ["you", "b2", "foe@d1"]),
    mine: [group("leia-organa", { me: "a1" }), group("stormtrooper", { you: "a2" })],
    dice: [1, 2, 2, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 4 }, you: { spaces: ["b2"] } } },
  },
]);
