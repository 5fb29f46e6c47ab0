import { prove } from "../proving.js";
import { damaged, shot, using } from "../shots.js";
import { two } from "../staging/figures.js";
import { moved } from "../staging/foes.js";

prove([
  {
    ...shot("second-sister", { foe: "b1" }, ["second-sister:2", "force-rush"]),
    sides: [{ discard: ["force-rush", "blitz"] }, {}],
    dice: [0, 2, 0],
    proves: "mastery",
    never: ["blitz"],
    table: { sides: { 0: { hand: ["force-rush"], discard: ["blitz"] } } },
  },
  { ...using("second-sister", "dc_special:Second Sister:0", { foe: "h8" }, ["g1"]), never: ["h1"], ...moved("g1") },
  // one red die at each of two; the surge of her card is kept
  {
    ...using("second-sister", "dc_special:Second Sister:1", {}, [["foe", "other"], "pass", "pass"]),
    ...two("b1", "b2"),
    dice: [4, 0, 4, 0],
    ...damaged({ foe: 2, other: 2 }),
  },
]);
