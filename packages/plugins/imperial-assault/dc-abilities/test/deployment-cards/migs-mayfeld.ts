import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt, wookiee } from "../shots.js";

prove([
  // two tokens more, and three may be held
  {
    ...shot("migs-mayfeld", {}, ["hit", "surge"]),
    tokens: { me: ["block"] },
    dice: [1, 4, 2, 0],
    proves: "locked-and-loaded",
    held: { me: ["block", "hit", "surge"] },
  },
  // he shoots back: 1 + 2 + 1 hits, 1 blocked, and loads
  {
    ...shotAt("migs-mayfeld", {}, ["migs-mayfeld-return-fire#at0@foe", "hit", "hit"]),
    mine: [group("stormtrooper", { me: "a1", two: "h1" })],
    dice: [1, 4, 0, 1, 4, 2, 0],
    proves: "migs-mayfeld-return-fire",
    table: { figures: { foe: { damage: 3 } }, sides: { 1: { vp: 2 } } },
  },
  // somebody stands in between; from a2 the target is seen
  {
    mine: [group("migs-mayfeld", { me: "a1" }), group("stormtrooper", { you: "b1" })],
    theirs: [wookiee("c1")],
    activating: "me",
    tokens: { me: ["hit"] },
    choose: ["droid-arm#at0@me"],
    proves: "droid-arm",
    also: [{ offers: ["attack:foe:c1"] }],
  },
]);
