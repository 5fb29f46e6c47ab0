import { card } from "../card.js";
import { group, table } from "../position.js";
import { luke, play } from "../staging/acting-beside-luke.js";

card("optimal-bombardment", () =>
  play("optimal-bombardment", "general-sorin", {
    mine: [group("general-sorin", { one: "d1" }), group("heavy-stormtrooper", { two: "c2", three: "e2" })],
    theirs: [...luke, group("gideon-argus", { gideon: "d4" })],
    dice: [4, 0, 0, 4, 0, 0],
  })
    .choose(["two", "three"])
    .choose("three")
    .choose("luke@d3")
    .choose("luke@d3")
    .expect(table({ figures: { luke: { damage: 4 }, gideon: { damage: 2 } } }))
    .waits(),
);
