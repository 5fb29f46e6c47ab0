import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("scout-trooper", { hurt: { conditions: ["bleed"] } }, ["pass"]),
    dice: [1, 0, 0],
    proves: "exploit-weakness",
    table: { attacks: { 0: { surges: 1 } } },
  },
  // 2 accuracy and 3 more reach 5 spaces; the evade is none, so the surge buys 2 hits
  {
    ...shot("scout-trooper", { foe: "f1" }, ["pass", "scout-trooper:1"]),
    dice: [0, 0, 5],
    proves: "find-weakness",
    table: { figures: { foe: { damage: 3 } } },
  },
]);
