import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("price-on-their-heads", () =>
  play("price-on-their-heads", "trandoshan-hunter", {
    affiliation: "mercenary",
    theirs: [group("rebel-trooper", { trooper: "d3" }), group("gideon-argus", { gideon: "f6" })],
    dice: [4, 4, 0],
  })
    .choose("trooper")
    .choose("attack:trooper:d3")
    // two for the trooper itself
    .expect(table({ sides: { 0: { vp: 6 } } }))
    .waits(),
);
