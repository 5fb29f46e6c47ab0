import { card } from "../card.js";
import { group } from "../position.js";
import { rebel, slain } from "../staging/figures.js";

card("final-stand", () =>
  slain("final-stand", [group("stormtrooper", { one: "d1" }), group("baze-malbus", { baze: "c1" })], {
    me: rebel,
    dice: [5, 5, 4, 0, 5, 5, 4, 0, 0],
  })
    .choose("attack:one:d1")
    .choose("cc:final-stand@baze")
    .choose("stop")
    .choose("hit")
    .event("attack:declared", { attacker: "baze", defender: "vader" })
    .pass()
    .event("figure:fell", { figure: "one" })
    .waits(),
);
