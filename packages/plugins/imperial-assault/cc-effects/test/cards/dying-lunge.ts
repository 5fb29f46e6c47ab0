import { card } from "../card.js";
import { group } from "../position.js";
import { slain } from "../staging/figures.js";

card("dying-lunge", () =>
  slain("dying-lunge", [group("stormtrooper", { one: "d1", two: "a1" })], { dice: [5, 5, 4, 0, 5, 5, 0, 0] })
    .choose("attack:one:d1")
    .choose("cc:dying-lunge@one")
    .choose("stop")
    .event("attack:declared", { attacker: "one", defender: "vader" })
    .event("figure:fell", { figure: "one" })
    .waits(),
);
