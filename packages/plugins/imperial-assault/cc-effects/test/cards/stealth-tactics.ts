import { card } from "../card.js";
import { braved, dealt } from "../staging/shots.js";

card("stealth-tactics", () =>
  braved("stealth-tactics", "luke-skywalker", { dice: [4, 4, 0, 2] })
    .event(...dealt(2))
    .waits(),
);
