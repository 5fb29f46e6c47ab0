import { card } from "../card.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card("rapid-recalibration", () =>
  shot("rapid-recalibration", { mine: attacker("probe-droid"), dice: [1, 4, 4, 0] })
    .choose("0:5")
    .event(...dealt(5))
    .waits(),
);
