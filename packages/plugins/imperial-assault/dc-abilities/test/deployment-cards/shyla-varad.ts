import { prove } from "../proving.js";
import { acting, damaged, using } from "../shots.js";
import { points } from "../staging/figures.js";

prove([
  { ...acting("shyla-varad", {}, [0]), proves: "responsive", ...points(1) },
  { ...acting("shyla-varad", { me: { at: "a1", damage: 2 } }, [1]), proves: "responsive", ...damaged({ me: 1 }) },
  // drawn near and struck
  {
    ...using("shyla-varad", "dc_special:Shyla Varad:0", { foe: "d1" }),
    choose: [0, "dc_special:Shyla Varad:0", "b1"],
    dice: [4, 4, 2, 0],
    never: ["c1"],
    table: { figures: { foe: { damage: 4, spaces: ["b1"] } } },
  },
]);
