import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("regroup", () =>
  play("regroup", "imperial-officer", {
    mine: [
      group("imperial-officer", { one: { at: "d2", conditions: ["weaken"] } }),
      group("stormtrooper", { two: { at: "c2", conditions: ["bleed", "weaken"] } }),
    ],
  })
    .expect(table({ figures: { one: { conditions: ["weaken"] }, two: { conditions: [] } } }))
    .waits(),
);
