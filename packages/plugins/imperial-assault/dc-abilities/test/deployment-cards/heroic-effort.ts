import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";

prove([
  // a card drawn, and one of the hand put under the deck
  {
    activating: "foe",
    mine: [group("luke-skywalker", { me: { at: "b1", damage: 9 } }), group("han-solo", { you: "h8" })],
    theirs: [wookiee("a1")],
    sides: [{ upgrades: ["heroic-effort"], hand: ["blitz"], deck: ["urgency", "planning"] }, {}],
    choose: ["attack:me:b1", 0, "blitz"],
    dice: [4, 4, 0],
    proves: "heroic-effort",
    table: { sides: { 0: { hand: ["urgency"], deck: ["planning", "blitz"] } } },
  },
]);

test("Heroic Effort mourns unique figures only", () => {
  at({
    activating: "foe",
    mine: [group("stormtrooper", { me: "b1", you: "h8" })],
    theirs: [wookiee("a1")],
    sides: [{ upgrades: ["heroic-effort"], deck: ["urgency", "planning"] }, {}],
    dice: [4, 4, 0],
  })
    .choose("attack:me:b1")
    .offers(["go:b1"])
    .waits()
    .done();
});
