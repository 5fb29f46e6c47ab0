import { test } from "vitest";
import { at, group } from "../position.js";
import { luke } from "../staging/friends.js";

test("Sentinel adds one block to a friendly figure next to a guard, once however many guards there are", () => {
  at({
    mine: [group("royal-guard", { left: "c1", right: "e1" }), group("imperial-officer", { officer: "d1" })],
    theirs: [luke()],
    activating: "officer",
  })
    .value(
      "attack:results",
      { attacker: "luke", defender: "officer" },
      { block: 0, evade: 0, surge: 0, accuracy: 0, hit: 0, dodge: 0 },
      { block: 1, evade: 0, surge: 0, accuracy: 0, hit: 0, dodge: 0 },
      ["sentinel"],
    )
    .proves("sentinel")
    .waits()
    .done();
});
