import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";

prove([
  {
    ...shot("hk-assassin-droid-elite", { hurt: { conditions: ["weaken"] } }, ["pass"]),
    proves: "merciless",
    dice: [1, 1, 2, 0],
    ...damaged({ foe: 3 }),
  },
]);

attacked(
  "Merciless needs a harmful condition",
  { ...shot("hk-assassin-droid-elite", {}, ["pass"]), dice: [1, 1, 2, 0] },
  { foe: { damage: 2 } },
);
