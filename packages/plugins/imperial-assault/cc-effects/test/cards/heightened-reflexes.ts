import { card } from "../card.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card("heightened-reflexes", () =>
  shot("heightened-reflexes", { mine: attacker("trandoshan-hunter"), dice: [4, 4, 2] })
    .event(...dealt(3))
    .waits(),
);
