import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("alliance-ranger-elite", { foe: "f1" }, ["elite-sniper#at0@me", [0, 1]]),
    dice: [5, 5, 0, 0, 3],
    proves: "elite-sniper",
    table: { attacks: { 0: { dice: { 0: { face: 0, rerolled: true }, 1: { face: 3, rerolled: true } } } } },
  },
]);
