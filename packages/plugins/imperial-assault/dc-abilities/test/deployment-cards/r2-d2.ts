import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shotAt, using } from "../shots.js";
import { hits } from "../staging/figures.js";

prove([{ ...shotAt("r2-d2"), proves: "lucky", ...hits(0), ...damaged({ foe: 0 }) }]);

attacked("Lucky needs a blank die", { ...shotAt("r2-d2"), ...hits(2) }, { foe: { damage: 2 } });

prove([
  {
    ...using("r2-d2", "dc_special:R2-D2:1", { friends: [group("probe-droid", { you: { at: "b1", damage: 2 } })] }, [
      "you",
    ]),
    ...damaged({ you: 1 }),
  },
  // a4 is a terminal
  {
    ...using("r2-d2", "dc_special:R2-D2:0", { me: "a4" }),
    sides: [{ deck: ["urgency", "planning"] }, {}],
    table: { sides: { 0: { hand: ["urgency"], deck: ["planning"] } } },
  },
]);
