import { card } from "../card.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card("hunter-protocol", () =>
  shot("hunter-protocol", { mine: attacker("probe-droid"), dice: [3, 3, 4, 0] })
    .choose("probe-droid:0")
    .choose("probe-droid:0#2")
    .event(...dealt(5))
    .waits(),
);
