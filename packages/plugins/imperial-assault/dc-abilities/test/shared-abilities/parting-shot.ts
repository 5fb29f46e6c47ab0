import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";

prove([
  // at the last of its Health it shoots: 2 + 2 + 1 hits, 1 blocked
  {
    ...shotAt("greedo"),
    mine: [group("wookiee-warrior-elite", { me: "b1" })],
    choose: ["attack:foe:c1", "parting-shot#at0@foe", "none"],
    theirs: [group("greedo", { foe: { at: "c1", damage: 4 } }), group("luke-skywalker", { luke: "h8" })],
    dice: [1, 4, 0, 4, 4, 0],
    proves: "parting-shot",
    table: { figures: { me: { damage: 4 } }, sides: { 0: { vp: 4 } } },
  },
]);
