import { card } from "../card.js";
import { braved, dealt } from "../staging/shots.js";

card("elusive", () =>
  braved("elusive", "ahsoka-tano", { dice: [4, 4, 2] }, "d2")
    .choose(0)
    .event(...dealt(2))
    .waits(),
);
