import { card } from "../card.js";
import { at } from "../position.js";
import { luke, vader } from "../staging/figures.js";

card("deadly-precision", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["deadly-precision"], dice: [2, 2, 2, 5] })
    .choose("cc:deadly-precision@vader")
    .choose("attack:luke:d3")
    .event("attack:resolved", { dealt: 4 })
    .waits(),
);
