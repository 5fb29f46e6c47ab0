import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt } from "../shots.js";
import { hits } from "../staging/figures.js";

prove([
  {
    ...shotAt("fennec-shand", { hurt: { damage: 7 }, foes: [group("luke-skywalker", { luke: "h8" })] }),
    proves: "bounty",
    ...hits(0),
    table: { sides: { 0: { vp: 7, vpFromDefeats: 7 } } },
  },
  // the green die of Focused
  {
    ...shot("fennec-shand", { foe: "f1" }),
    dice: [0, 5, 5, 0, 0],
    proves: "sharpshooter",
    table: { attacks: { 0: { dice: { 3: { die: "green" } } } } },
  },
]);
