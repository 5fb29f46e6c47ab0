import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";
import { luke } from "../staging/figures.js";

prove([
  {
    ...using("ig-11", "dc_special:IG-11:0", { foe: "d1" }, ["pass", "foe@d1", "pass"]),
    dice: [4, 4, 1, 0, 4, 4, 1, 0],
    table: { figures: { foe: { damage: 8 } } },
  },
]);

test("Self-Destruct Protocol moves and explodes before the droid is defeated", () => {
  at({
    mission: "b",
    mine: [group("darth-vader", { vader: "e3" })],
    theirs: [group("ig-11", { ig: { at: "e4", damage: 11 } }), luke("h8")],
    activating: "vader",
    dice: [1],
  })
    .choose("dc_special:Darth Vader:1")
    .choose("ig")
    .choose("self-destruct-protocol#at0@ig")
    .choose("d3")
    .expect(table({ figures: { vader: { damage: 2 } }, objects: { "dummy-1": { damage: 2 } } }))
    .proves("self-destruct-protocol")
    .waits()
    .done();
});
