import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, wookiee } from "../shots.js";
import { alone, deployed, far } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

prove([
  {
    ...deployed,
    proves: "infiltration",
    mine: alone("rebel-pathfinder"),
    choose: ["infiltration#at0@me", "g1"],
    table: { figures: { me: { spaces: ["g1"] } } },
  },
  // c2 sees d3, and d3 does not see c2
  {
    start: "opportunity",
    mine: [group("rebel-pathfinder", { me: "c2" })],
    theirs: [wookiee("d3")],
    choose: ["attack:foe:d3", "lent:light-it-up#at0@me", [0]],
    dice: [1, 4, 0, 4],
    proves: "light-it-up",
    ...damaged({ foe: 3 }),
  },
]);

attacked(
  "Light It Up needs a target that did not see it coming",
  {
    start: "opportunity",
    mine: [group("rebel-pathfinder", { me: "c2" })],
    theirs: [wookiee("c3")],
    choose: ["attack:foe:c3"],
    dice: [1, 4, 0],
  },
  { foe: { damage: 2 } },
);

test("Distracting Fire makes the target's group the next to activate", () => {
  at({
    mine: [group("rebel-pathfinder", { one: "d1" })],
    theirs: [luke(), far],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:d2")
    .choose("distracting-fire#at0@one")
    .choose("pass")
    .event("activation:began", { figure: "luke", seat: 1 })
    .proves("distracting-fire")
    .waits()
    .done();
});
