import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";

prove([{ ...shot("trandoshan-hunter", { foe: "d1" }), proves: "relentless", dice: [1, 4, 0], ...damaged({ foe: 3 }) }]);

attacked(
  "Relentless ends at 3 spaces",
  { ...shot("trandoshan-hunter", { foe: "e1" }), dice: [5, 4, 0] },
  { foe: { damage: 3 } },
);
