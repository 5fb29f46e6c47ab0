import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("cam-droid", { foes: [group("luke-skywalker", { luke: "h8" })] }, ["cam-droid:0", "pass"]),
    dice: [1, 0],
    proves: "agitate",
    table: { activation: { figure: "foe" } },
  },
]);
