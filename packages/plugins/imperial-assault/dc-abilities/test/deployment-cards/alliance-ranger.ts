import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { rerolled } from "../staging/figures.js";

prove([
  {
    ...shot("alliance-ranger", { foe: "f1" }, ["sniper#at0@me", [0]]),
    dice: [5, 5, 0, 0],
    proves: "sniper",
    table: rerolled(0, 0),
  },
]);
