import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { luke } from "../staging/foes.js";

prove([
  // with Lasat Honor Guard declined: 1 + 3 hits, 1 blocked
  {
    ...acting("zeb-orrelios", { foe: "b1" }, ["bo-rifle-staff-strike#at0@me", "pass"]),
    dice: [0, 4, 0],
    proves: "bo-rifle-staff-strike",
    table: { figures: { foe: { damage: 3 } }, activation: { actions: 2 } },
  },
]);

test("Lasat Honor Guard turns only a die that shows exactly one icon", () => {
  at({
    mine: [group("zeb-orrelios", { zeb: "d1" })],
    theirs: [luke()],
    activating: "zeb",
    // red 1 hit, green 2 hit, black 1 block
    dice: [0, 4, 0],
  })
    .choose("attack:luke:d2")
    .choose("lasat-honor-guard#at0@zeb")
    .offersExactly(["0:0", "0:1", "0:2", "0:3", "0:4", "0:5"])
    .choose("0:5")
    .proves("lasat-honor-guard")
    .waits()
    .done();
});
