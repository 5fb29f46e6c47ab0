import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("on-a-mission", () =>
  play("on-a-mission", "c1-10p", {
    affiliation: "rebel",
    mine: [group("c1-10p", { one: "a1" })],
    theirs: [group("luke-skywalker", { luke: "a2" }), group("rebel-trooper", { two: "b1", three: "b2" })],
  })
    .choose("a3")
    .choose("c3")
    .expect(table({ figures: { one: { spaces: ["a3"] }, three: { spaces: ["c3"] } } }))
    .waits(),
);
