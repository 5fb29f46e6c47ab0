import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt } from "../shots.js";
import { over, rerolled } from "../staging/figures.js";

prove([
  // shot at and hurt, he shoots back: 5 hits, 1 blocked
  {
    ...shotAt("han-solo"),
    mine: [group("stormtrooper", { me: "a1", two: "h1" })],
    theirs: [group("han-solo", { foe: "c1" }, { attachments: ["rogue-smuggler"] })],
    choose: ["attack:foe:c1", "rogue-smuggler#at1@foe", "pass"],
    dice: [4, 4, 0, 4, 4, 1, 0],
    proves: "rogue-smuggler",
    table: { figures: { foe: { damage: 4 } }, sides: { 1: { vp: 2 } } },
  },
  {
    mine: [group("han-solo", { me: "a1" }, { ...over, attachments: ["rogue-smuggler"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, over)],
    proves: "rogue-smuggler",
    choose: ["rogue-smuggler#at2@me", "pass"],
    dice: [4, 4, 1, 0],
    table: { figures: { foe: { damage: 4 } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  {
    ...shot("han-solo", {}, ["rogue-smuggler#at0@me", [2]], { attachments: ["rogue-smuggler"] }),
    dice: [0, 1, 4, 0, 5],
    proves: "rogue-smuggler",
    table: rerolled(2, 5),
  },
]);
