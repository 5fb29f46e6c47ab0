import { card } from "../card.js";
import { braved, dealt } from "../staging/shots.js";

card("brace-for-impact", () =>
  braved("brace-for-impact", "luke-skywalker", { dice: [4, 4, 0, 0] })
    .event(...dealt(2))
    .waits(),
);
