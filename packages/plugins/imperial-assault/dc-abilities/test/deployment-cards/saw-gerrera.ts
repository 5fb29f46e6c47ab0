import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, wookiee } from "../shots.js";

prove([
  {
    ...shot("stormtrooper", {}, ["wanton-destruction#at0@saw", "blitz", ["beside"]]),
    mine: [group("stormtrooper", { me: "a1" }), group("saw-gerrera", { saw: "h2" })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "e1" })],
    sides: [{ hand: ["blitz", "focus"] }, {}],
    dice: [1, 4, 0],
    proves: "wanton-destruction",
    table: { figures: { foe: { damage: 2 }, beside: { damage: 1 } }, sides: { 0: { hand: ["focus"] } } },
  },
  // of two within 3 spaces of the fallen one; the third is farther away
  {
    ...shot("stormtrooper", { friends: [group("saw-gerrera", { you: "h7" })] }, ["near"]),
    theirs: [wookiee("c1", { damage: 12 }), group("rebel-trooper", { near: "f1", beside: "e2", far: "g1" })],
    dice: [1, 4, 0],
    proves: "brutal-tactics",
    never: ["far"],
    table: { figures: { near: { conditions: ["weaken"] }, beside: { conditions: [] } } },
  },
]);
