import { card } from "../card.js";
import { group } from "../position.js";
import { early, none } from "../staging/round.js";

card("fuel-upgrade", () =>
  early("fuel-upgrade", {
    mine: [group("sc2-m-repulsor-tank", { tank: "a1+b1+a2+b2+a3+b3" }), group("stormtrooper", { one: "d1" })],
  })
    .choose("cc:fuel-upgrade")
    .value("figure:speed", { figure: "tank" }, 4, 5)
    .value("figure:speed", { figure: "one" }, 4, 4)
    .value("attack:results", { attacker: "luke", defender: "tank" }, none, { ...none, evade: 1 })
    .waits(),
);
