import { prove } from "../proving.js";
import { damaged, shotAt } from "../shots.js";
import { hits } from "../staging/figures.js";

const NEXU = "c1+d1+c2+d2";

prove([{ ...shotAt("nexu", { foe: NEXU }), proves: "cunning", ...hits(3), ...damaged({ foe: 1 }) }]);
