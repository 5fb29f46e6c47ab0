import { card } from "../card.js";
import { dealt, shot } from "../staging/shots.js";

card("wild-attack", () =>
  shot("wild-attack", { dice: [4, 4, 4, 0, 2] })
    .event(...dealt(5))
    .waits(),
);
