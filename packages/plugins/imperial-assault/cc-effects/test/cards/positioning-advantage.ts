import { card } from "../card.js";
import { dealt, shot } from "../staging/shots.js";

card("positioning-advantage", () =>
  shot("positioning-advantage")
    .event(...dealt(4))
    .waits(),
);
