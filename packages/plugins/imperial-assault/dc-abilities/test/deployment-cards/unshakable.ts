import { test } from "vitest";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

test("Unshakable takes a harmful condition off an expensive figure for a strain", () => {
  at({
    mine: [group("darth-vader", { vader: { at: "d1", conditions: ["stun"] } })],
    theirs: [luke("h8")],
    sides: [{ upgrades: ["unshakable"] }, {}],
  })
    .choose("unshakable#at0@unshakable")
    .expect(table({ figures: { vader: { conditions: [], damage: 1 } } }))
    .proves("unshakable")
    .waits()
    .done();
});
