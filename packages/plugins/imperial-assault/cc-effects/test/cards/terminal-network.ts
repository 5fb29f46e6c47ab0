import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("terminal-network", () =>
  play("terminal-network", "r2-d2", {
    affiliation: "rebel",
    mine: [group("r2-d2", { one: "b1" })],
    theirs: [group("luke-skywalker", { luke: "h5" })],
    me: { deck: ["rally", "focus", "blitz", "regroup"] },
  })
    .pass()
    .pass()
    .expect(table({ sides: { 0: { hand: ["rally", "focus", "blitz"] } } }))
    .waits(),
);
