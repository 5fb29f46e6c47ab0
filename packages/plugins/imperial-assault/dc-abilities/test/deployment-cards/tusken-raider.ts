import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";

prove([{ ...using("tusken-raider", "dc_special:Tusken Raider (Regular):0"), dice: [0, 0, 5], ...damaged({ foe: 1 }) }]);
