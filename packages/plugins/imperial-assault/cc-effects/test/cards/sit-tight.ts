import { card } from "../card.js";
import { group, table } from "../position.js";
import { early, luke, rebel } from "../staging/round.js";

card("sit-tight", () =>
  early("sit-tight", {
    mine: [group("stormtrooper", { one: "d1" }), group("imperial-officer", { officer: "c1" })],
    theirs: [...luke, group("gideon-argus", { gideon: "e4" })],
    against: ["son-of-skywalker"],
    them: rebel,
  })
    .choose("cc:sit-tight")
    .asks("ia:activate", 1)
    .choose("1.luke-skywalker.0")
    .pass()
    .pass()
    // two against one: it is over
    .asks("ia:activate", 0)
    .choose("0.stormtrooper.0")
    .pass()
    .choose("cc:son-of-skywalker@luke")
    .choose("1.gideon-argus.1")
    .pass()
    // and stays over, though Luke is ready again
    .expect(table({ activation: { group: "0.imperial-officer.1" } }))
    .waits(),
);
