import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // 1 VP for a green die of 2 hits
  {
    ...shot("jawa-scavenger-elite", {}, ["jawa-scavenger-elite:3"]),
    sides: [{ vp: 6 }, {}],
    dice: [1, 2, 0, 4],
    proves: "bargain",
    table: { sides: { 0: { vp: 7 } } },
  },
]);
