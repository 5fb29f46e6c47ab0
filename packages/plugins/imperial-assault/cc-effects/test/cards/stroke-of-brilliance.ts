import { card } from "../card.js";
import { mercenary } from "../staging/figures.js";
import { braved, dealt } from "../staging/shots.js";

card("stroke-of-brilliance", () =>
  // the evade cancels the one surge
  braved("stroke-of-brilliance", "greedo", { them: mercenary, dice: [3, 4, 0] })
    .event(...dealt(1))
    .waits(),
);
