import { card } from "../card.js";
import { group } from "../position.js";
import { early, none } from "../staging/round.js";

card("cavalry-charge", () =>
  early("cavalry-charge", {
    mine: [group("captain-terro", { terro: "d1+d2" }), group("stormtrooper", { one: "a1", far: "d6" })],
  })
    .choose("cc:cavalry-charge@terro")
    .value("attack:results", { attacker: "luke", defender: "terro" }, none, { ...none, block: 1 })
    .value("attack:results", { attacker: "one", defender: "luke" }, none, { ...none, hit: 1, block: 1 })
    .value("attack:results", { attacker: "far", defender: "luke" }, none, { ...none, block: 1 })
    .waits(),
);
