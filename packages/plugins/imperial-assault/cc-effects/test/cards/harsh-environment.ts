import { card } from "../card.js";
import { group } from "../position.js";
import { early, luke, none } from "../staging/round.js";

card("harsh-environment", () =>
  early("harsh-environment", {
    mine: [group("stormtrooper", { one: "d1", out: "d6" })],
    theirs: [...luke, group("gideon-argus", { gideon: "f6" })],
  })
    .choose("cc:harsh-environment")
    .value("attack:results", { attacker: "luke", defender: "one" }, none, { ...none, block: 1 })
    .value("attack:results", { attacker: "luke", defender: "out" }, { ...none, evade: 2 }, { ...none, evade: 1 })
    .value("attack:results", { attacker: "one", defender: "luke" }, none, { ...none, block: 2 })
    .value("attack:results", { attacker: "one", defender: "gideon" }, { ...none, evade: 2 }, { ...none, evade: 1 })
    .waits(),
);
