import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("devotion", () =>
  play("devotion", "r2-d2", {
    affiliation: "rebel",
    mine: [group("r2-d2", { one: "d2" }), group("gideon-argus", { gideon: "c2" })],
    me: { deck: ["focus", "take-it-down"] },
  })
    .offersExactly(["take-it-down", "none"])
    .choose("take-it-down")
    .event("card:revealed", { card: "take-it-down" })
    .expect(table({ sides: { 0: { hand: ["take-it-down"], deck: ["focus"] } } }))
    .waits(),
);
