import { card } from "../card.js";
import { group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";
import { none } from "../staging/figures.js";

card("take-cover", () =>
  play("take-cover", "stormtrooper", { mine: [group("stormtrooper", { one: "a1" })], dice: [1, 4, 0, 5] })
    .pass()
    .choose("attack:one:a1")
    .event("attack:missed", { reason: "accuracy" })
    .value("attack:results", { attacker: "luke", defender: "one" }, none, { ...none, accuracy: -2, block: 1 })
    .waits(),
);
