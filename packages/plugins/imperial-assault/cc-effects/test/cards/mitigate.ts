import { card } from "../card.js";
import { dealt, shot } from "../staging/shots.js";

card("mitigate", () =>
  shot("mitigate", { dice: [1, 4, 0, 4] })
    .choose([0])
    .event(...dealt(3))
    .waits(),
);
