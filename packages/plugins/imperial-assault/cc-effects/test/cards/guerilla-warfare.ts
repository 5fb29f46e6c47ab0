import { card } from "../card.js";
import { group, table } from "../position.js";
import { early, rebel, tokens } from "../staging/round.js";

card("guerilla-warfare", () =>
  early("guerilla-warfare", {
    mine: [group("saw-gerrera", { saw: "a1" }), group("stormtrooper", { one: "d1", two: "f1" })],
    me: rebel,
  })
    .choose("cc:guerilla-warfare@saw")
    .expect(table({ figures: { saw: { conditions: ["hide"] }, one: { conditions: [] }, two: { conditions: [] } } }))
    .expect(tokens({ saw: ["block"] }))
    .waits(),
);
