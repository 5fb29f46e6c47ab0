import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, shotAt } from "../shots.js";
import { hits } from "../staging/figures.js";

const second = [group("imperial-officer", { two: "h1" })];

prove([
  // he dodges and shoots the trooper: 2 + 1 + 2 hits, 1 blocked
  {
    ...shotAt("han-solo", { friends: second }, ["han-solo-return-fire#at0@foe"]),
    proves: "han-solo-return-fire",
    dice: [1, 4, 5, 4, 4, 1, 0],
    table: { figures: { foe: { damage: 0 } }, sides: { 1: { vp: 2 } } },
  },
]);

attacked(
  "Return Fire needs an attack without damage",
  { ...shotAt("han-solo"), ...hits(0) },
  { foe: { damage: 3 }, me: { damage: 0 } },
);
