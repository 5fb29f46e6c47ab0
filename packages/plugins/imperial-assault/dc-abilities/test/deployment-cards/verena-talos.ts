import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shot, shotAt, using } from "../shots.js";
import { hits } from "../staging/figures.js";

prove([
  {
    ...shotAt("verena-talos", { friends: [group("imperial-officer", { two: "d2" })] }),
    proves: "improvised-cover",
    ...hits(0),
    ...damaged({ foe: 1 }),
  },
]);

attacked(
  "Improvised Cover is not the attacker",
  { ...shotAt("verena-talos", { foe: "b1" }), ...hits(0) },
  { foe: { damage: 2 } },
);

prove([
  // 3 hits, 1 blocked; then a red die of 3
  {
    ...shot("verena-talos", { foe: "b1" }, ["verena-talos:2"]),
    dice: [1, 1, 2, 0, 4],
    proves: "fighting-knife",
    ...damaged({ foe: 5 }),
  },
  // with the Wookiee's own dice, and none against them
  {
    ...using("verena-talos", "dc_special:Verena Talos:0", {}, ["b1"]),
    dice: [1, 4],
    table: { figures: { me: { spaces: ["b1"] }, foe: { damage: 4 } } },
  },
]);
