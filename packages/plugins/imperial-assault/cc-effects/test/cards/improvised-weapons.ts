import { card } from "../card.js";
import { play } from "../staging/acting-beside-luke.js";

card("improvised-weapons", () =>
  play("improvised-weapons", "stormtrooper", { dice: [4, 5, 0] })
    .event("attack:resolved", { dealt: 2 })
    .waits(),
);
