import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, shotAt, using } from "../shots.js";
import { hits } from "../staging/figures.js";

prove([
  // a friend falls three spaces away: two spaces, and an attack
  {
    mine: [group("stormtrooper", { me: "a1", two: "h1" })],
    theirs: [group("royal-guard-champion", { champion: "e1" }), group("imperial-officer", { foe: "c2" })],
    activating: "me",
    dice: [4, 4, 0, 0, 3, 2, 0],
    choose: ["attack:foe:c2", "executor#at0@champion", "c1", "me@a1", "pass"],
    proves: "executor",
    table: { sides: { 1: { vp: 2 } } },
  },
  {
    ...shot("royal-guard-champion", { foe: "b1" }, ["overpower#at0@me"]),
    proves: "overpower",
    dice: [0, 4, 2, 0, 4],
    ...damaged({ foe: 5 }),
  },
  {
    ...shotAt("royal-guard-champion", {}, ["overpower#at1@foe"]),
    proves: "overpower",
    ...hits(0, 0, 2),
    ...damaged({ foe: 1 }),
  },
  {
    ...using("royal-guard-champion", "dc_special:Royal Guard Champion:0", {}, ["foe@b1", "pass", "pass"]),
    theirs: [group("wookiee-warrior-elite", { foe: "b1", other: "b2" })],
    dice: [0, 4, 2, 0, 0, 4, 2, 0],
    table: { figures: { foe: { damage: 3 }, other: { damage: 3 } } },
  },
]);
