import { card } from "../card.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card("feint", () =>
  shot("feint", { mine: attacker("royal-guard", "d2"), dice: [4, 4, 2] })
    .choose(1)
    .event(...dealt(2))
    .waits(),
);
