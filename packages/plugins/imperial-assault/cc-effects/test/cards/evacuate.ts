import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("evacuate", () =>
  play("evacuate", "hera-syndulla", {
    affiliation: "rebel",
    mine: [group("hera-syndulla", { one: "d2" }), group("gaarkhan", { gaarkhan: "c1" })],
  })
    .choose("gaarkhan")
    // half of seven
    .expect(table({ sides: { 1: { vp: 3 } } }))
    .waits(),
);
