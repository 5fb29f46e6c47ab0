import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { acting, using } from "../shots.js";
import { pair } from "../staging/figures.js";
import { luke } from "../staging/friends.js";

prove([
  {
    ...acting("0-0-0", {}, ["pass"]),
    theirs: [...pair("b1", "b2", "d1"), group("luke-skywalker", { luke: "a2" })],
    proves: "unnerving",
    table: {
      figures: {
        foe: { conditions: ["weaken"] },
        beside: { conditions: ["weaken"] },
        far: { conditions: [] },
        luke: { conditions: ["weaken"] },
      },
    },
  },
  {
    ...using("0-0-0", "dc_special:0-0-0:0", { foe: "b1" }),
    table: { figures: { foe: { damage: 2, conditions: ["bleed"] }, me: { damage: 0, conditions: ["focus"] } } },
  },
]);

test("Shocking Palm is a surge that makes the attack miss", () => {
  at({
    mine: [group("0-0-0", { triple: "d1" })],
    theirs: [luke()],
    activating: "triple",
    dice: [0, 5, 0],
  })
    .choose("attack:luke:d2")
    .choose("0-0-0:2")
    .expect(table({ figures: { luke: { damage: 0, conditions: ["stun"] } } }))
    .proves("shocking-palm")
    .waits()
    .done();
});
