import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";
import { over, rerolled } from "../staging/figures.js";
import { luke } from "../staging/groups.js";

prove([
  {
    mine: [group("stormtrooper", { me: "a1" }, over)],
    theirs: [luke({ conditions: ["focus", "stun"] })],
    proves: "doubt-1",
    sides: [{ upgrades: ["doubt"] }, {}],
    choose: ["doubt-1#at0@doubt", "focus"],
    table: { figures: { luke: { conditions: ["stun"] } } },
  },
  {
    ...shotAt("wookiee-warrior-elite", {}, ["doubt-2#at0@doubt", [1]]),
    sides: [{}, { upgrades: ["doubt"] }],
    dice: [0, 4, 0, 1],
    proves: "doubt-2",
    table: { ...rerolled(1, 1), sides: { 1: { upgrades: [] } } },
  },
]);
