import { test } from "vitest";
import { at, group, table } from "../position.js";
import { luke, mercenary } from "../staging/figures.js";

test("Beast Tamer gives a creature a move at the start of its activation", () => {
  at({
    mine: [group("nexu", { nexu: "c1+d1+c2+d2" })],
    theirs: [luke("h8")],
    sides: mercenary({ upgrades: ["beast-tamer"] }),
  })
    .choose("beast-tamer-1#at0@beast-tamer")
    .expect(table({ activation: { points: 6 } }))
    .proves("beast-tamer-1")
    .waits()
    .done();
});
