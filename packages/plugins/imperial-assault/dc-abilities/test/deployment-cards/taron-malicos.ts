import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";
import { luke } from "../staging/figures.js";

prove([
  // the figure there suffers, and the ground beside it becomes difficult: one point does not enter it
  {
    mine: [group("taron-malicos", { me: "a1" })],
    theirs: [wookiee("c1")],
    activating: "me",
    points: 1,
    actions: 1,
    sides: [{ hand: ["blitz", "focus", "parry"] }, {}],
    choose: ["dc_special:Taron Malicos:0", "c1", "b1"],
    proves: "dc_special:Taron Malicos:0",
    table: { figures: { foe: { damage: 2 } }, rubble: ["b1"] },
    also: [{ offers: ["go:a2"] }, { notOffers: ["go:b1"] }],
  },
]);

test("Madness strains and focuses at the start of the activation when the hand is small", () => {
  at({ mine: [group("taron-malicos", { taron: "d1" })], theirs: [luke("h8")] })
    .expect(table({ figures: { taron: { damage: 1, conditions: ["focus"] } } }))
    .proves("madness")
    .waits()
    .done();
});
