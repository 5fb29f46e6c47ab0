import { card } from "../card.js";
import { attacker, braved, dealt } from "../staging/shots.js";

card("iron-will", () =>
  braved("iron-will", "royal-guard", { mine: attacker("heavy-stormtrooper") })
    .event(...dealt(3))
    .waits(),
);
