import { card } from "../card.js";
import { braved, dealt } from "../staging/shots.js";

card("hard-to-hit", () =>
  braved("hard-to-hit", "luke-skywalker", { dice: [4, 4, 0, 2] })
    .event(...dealt(2))
    .waits(),
);
