import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";
import { luke } from "../staging/figures.js";

prove([
  {
    ...shotAt("stormtrooper-elite", {}, ["zillo-technique-2#at0@zillo-technique", "blitz", "pass"]),
    sides: [{}, { hand: ["blitz", "focus"], upgrades: ["zillo-technique"] }],
    dice: [1, 4, 0],
    proves: "zillo-technique-2",
    table: { figures: { foe: { damage: 1 } }, sides: { 1: { hand: ["focus"], discard: ["blitz"] } } },
  },
]);

test("Zillo Technique takes Pierce away, not below none", () => {
  at({
    mine: [group("loth-cat", { cat: "d1" })],
    theirs: [luke("d2")],
    activating: "cat",
    dice: [1, 3, 2],
    sides: [{ affiliation: "mercenary" }, { upgrades: ["zillo-technique"] }],
  })
    .choose("attack:luke:d2")
    .choose("zillo-technique-1#at0@zillo-technique")
    .event("card:exhausted")
    .event("attack:resolved")
    .proves("zillo-technique-1")
    .waits()
    .done();
});
