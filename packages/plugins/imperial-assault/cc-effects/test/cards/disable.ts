import { card } from "../card.js";
import { play } from "../staging/acting-beside-luke.js";

card("disable", () =>
  play("disable", "dr-royce-hemlock", { dice: [0, 4, 4, 0] })
    .value("figure:specials", { figure: "luke" }, 1, 0)
    .pass()
    .choose("attack:one:d2")
    .event("attack:resolved", { attacker: "luke" })
    .waits(),
);
