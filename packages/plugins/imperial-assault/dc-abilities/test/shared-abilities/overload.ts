import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("rebel-saboteur", {}, ["rebel-saboteur:1", "rebel-saboteur:1#2"]),
    dice: [3, 5, 0],
    proves: "overload",
    table: { attacks: { 0: { keywords: { pierce: 2 }, surges: 1 } } },
  },
]);
