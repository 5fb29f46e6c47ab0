import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("wookiee-warrior", { me: { at: "a1", damage: 5 }, foe: "b1" }),
    dice: [0, 3, 0],
    proves: "fury",
    table: { attacks: { 0: { surges: 1 } } },
  },
]);
