import { prove } from "../proving.js";
import { attacked, damaged, shotAt } from "../shots.js";
import { hits, melee } from "../staging/figures.js";

prove([{ ...shotAt("gamorrean-guard-elite"), proves: "gamorrean-honor-guard", ...hits(0), ...damaged({ foe: 1 }) }]);

attacked("so is Gamorrean Honor Guard", melee("gamorrean-guard-elite"), { foe: { damage: 1 } });
