import { card } from "../card.js";
import { attacker, braved, dealt } from "../staging/shots.js";

card("heavy-armor", () =>
  braved("heavy-armor", "boba-fett", { mine: attacker("royal-guard"), dice: [3, 0, 0] }, "d2")
    .choose("royal-guard:1")
    .event(...dealt(0))
    .waits(),
);
