import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { acting, attacked, damaged, shot, wookiee } from "../shots.js";

const JABBA = group("jabba-the-hutt", { you: "g7+h7+g8+h8" });

prove([
  // 3 accuracy and 2 more reach 4 spaces; the token is a hit
  {
    ...shot("stormtrooper", { foe: "e1", friends: [group("bodhi-rook", { you: "h2" })] }, ["token:hit"]),
    tokens: { me: ["hit"] },
    dice: [1, 4, 0],
    proves: "air-support",
    ...damaged({ foe: 3 }),
  },
  // Pierce 1; a dodge that is none
  {
    ...shot("stormtrooper", { friends: [group("ko-tun-feralo", { you: "c2" })] }, ["token:hit"]),
    tokens: { me: ["hit"] },
    dice: [1, 4, 0],
    proves: "dead-precise",
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("stormtrooper", { friends: [group("ko-tun-feralo", { you: "c2" })] }, ["token:hit"]),
    theirs: [group("rebel-trooper-elite", { foe: "c1" })],
    tokens: { me: ["hit"] },
    dice: [1, 4, 5],
    proves: "dead-precise",
    ...damaged({ foe: 4 }),
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
  // a red die of 1 hit: friend, foe, and the dummy at c3
  {
    activating: "foe",
    mission: "b",
    mine: [group("stormtrooper", { me: "d3", you: "d4", far: "h8" }, { attachments: ["last-resort"] })],
    theirs: [wookiee("e3")],
    choose: ["attack:me:d3", "last-resort#at0@me"],
    dice: [4, 4, 0, 0],
    proves: "last-resort",
    table: {
      figures: { you: { damage: 1 }, far: { damage: 0 }, foe: { damage: 1 } },
      objects: { "dummy-1": { damage: 1 } },
      sides: { 0: { upgrades: [] } },
    },
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
  // it begins in the space of one figure
  {
    start: "opportunity",
    mine: [JABBA, group("salacious-b-crumb", { me: "c1" }, { companionOf: "0.jabba-the-hutt.0" })],
    theirs: [wookiee()],
    choose: ["me"],
    proves: "swipe",
    ...damaged({ foe: 1 }),
  },
  // it comes, and comes again: once for each figure
  {
    ...acting("salacious-b-crumb", { me: "b1" }, ["go:c1", "go:b1", "go:c1"]),
    mine: [JABBA, group("salacious-b-crumb", { me: "b1" }, { companionOf: "0.jabba-the-hutt.0" })],
    points: 5,
    proves: "swipe",
    ...damaged({ foe: 1 }),
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

test("Heroic Effort mourns unique figures only", () => {
  at({
    activating: "foe",
    mine: [group("stormtrooper", { me: "b1", you: "h8" })],
    theirs: [wookiee("a1")],
    sides: [{ upgrades: ["heroic-effort"], deck: ["urgency", "planning"] }, {}],
    dice: [4, 4, 0],
  })
    .choose("attack:me:b1")
    .offers(["move"])
    .waits()
    .done();
});
