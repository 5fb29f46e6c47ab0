import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // Pierce 1 of the attacker does nothing: 3 hits, 1 blocked
  {
    ...shot("jyn-erso"),
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, { attachments: ["combat-suit"] })],
    dice: [1, 4, 0],
    proves: "combat-suit",
    table: { figures: { foe: { damage: 2 } } },
  },
]);
