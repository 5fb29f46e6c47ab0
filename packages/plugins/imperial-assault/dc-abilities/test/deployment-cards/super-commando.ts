import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { acting as actingHere, pair } from "../staging/figures.js";

prove([
  {
    ...acting("super-commando", {}, ["jetpack-rocket#at0@me"]),
    theirs: pair("d1", "e1", "h8"),
    points: 3,
    dice: [4],
    proves: "jetpack-rocket",
    table: { figures: { foe: { damage: 2 } }, activation: { points: 1 } },
  },
  {
    ...actingHere,
    mine: [group("super-commando", { me: "a1" })],
    points: 4,
    proves: "shield-gauntlets",
    choose: ["shield-gauntlets#at0@me"],
    table: { activation: { points: 3 } },
    held: { me: ["block"] },
  },
]);
