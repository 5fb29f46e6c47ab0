import { prove } from "../proving.js";
import { shot, using } from "../shots.js";

prove([
  // the strain is damage without a deck; 4 hits, 3 blocked
  {
    ...shot("fifth-brother", { foe: "b1" }),
    choose: [1, "attack:foe:b1"],
    dice: [1, 0, 4, 4],
    proves: "relentless-pursuit",
    table: { figures: { foe: { damage: 2 } } },
  },
  // cheap cards of Force Users and Brawlers, shown to everybody
  {
    ...using("fifth-brother", "dc_special:Fifth Brother:0"),
    sides: [{ deck: ["urgency", "force-rush"] }, {}],
    choose: [1, "dc_special:Fifth Brother:0", "force-rush"],
    never: ["urgency"],
    table: { sides: { 0: { hand: ["force-rush"], deck: ["urgency"] } } },
    also: [{ event: "card:revealed", payload: { seat: 0, card: "force-rush" } }],
  },
]);
