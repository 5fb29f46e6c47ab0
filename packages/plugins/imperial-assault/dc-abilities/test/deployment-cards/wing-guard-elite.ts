import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt } from "../shots.js";
import { rerolled } from "../staging/figures.js";

prove([
  // once for all of the group
  {
    ...shotAt("wing-guard-elite"),
    theirs: [group("wing-guard-elite", { foe: "c1", two: "d1", three: "d2" })],
    choose: ["attack:foe:c1", "wing-guard-elite-keep-the-peace#at0@two"],
    dice: [1, 4, 0],
    proves: "wing-guard-elite-keep-the-peace",
    table: { figures: { me: { damage: 1 }, foe: { damage: 2 } } },
  },
  {
    ...shot("wing-guard", {}, ["bespin-security#at0@you", [1]]),
    mine: [group("wing-guard", { me: "a1" }), group("wing-guard-elite", { you: "a2" })],
    dice: [0, 4, 0, 5],
    proves: "bespin-security",
    table: rerolled(1, 5),
  },
]);
