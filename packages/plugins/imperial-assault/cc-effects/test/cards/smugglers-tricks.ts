import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("smugglers-tricks", () =>
  play("smugglers-tricks", "hired-gun", {
    affiliation: "mercenary",
    mine: [group("hired-gun", { one: "a2" })],
    theirs: [group("luke-skywalker", { luke: "b1" })],
    me: { deck: ["rally", "focus", "blitz"] },
  })
    .pass()
    .pass()
    // one card, and one for the terminal that Luke does not dispute
    .expect(table({ sides: { 0: { hand: ["rally", "focus"] } } }))
    .waits(),
);
