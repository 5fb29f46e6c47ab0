import { prove } from "../proving.js";
import { damaged, shotAt, using } from "../shots.js";
import { WALKER } from "../staging/figures.js";

const TANK = "c1+d1+e1+c2+d2+e2";

prove([
  // an evade takes the surge
  {
    ...shotAt("sc2-m-repulsor-tank", { foe: TANK }, [1]),
    dice: [3, 4, 0],
    proves: "defensible",
    ...damaged({ foe: 2 }),
  },
  {
    ...shotAt("sc2-m-repulsor-tank", { foe: "c1+d1+e1+c2+d2+e2" }, [0]),
    dice: [4, 4, 0],
    proves: "defensible",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...using("sc2-m-repulsor-tank", "dc_special:SC2-M Repulsor Tank:0", { me: WALKER, foe: "e1" }),
    dice: [1, 0, 2, 0, 1, 0, 2, 0],
    table: { figures: { foe: { damage: 4 } }, activation: { figure: "foe" } },
  },
]);
