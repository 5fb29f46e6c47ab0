import { card } from "../card.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card("tools-for-the-job", () =>
  shot("tools-for-the-job", { mine: attacker("trandoshan-hunter"), dice: [4, 4, 4, 0] })
    .offersExactly(["red", "blue", "yellow", "green"])
    .choose("red")
    .event(...dealt(6))
    .waits(),
);
