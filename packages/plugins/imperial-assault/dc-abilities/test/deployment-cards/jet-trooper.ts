import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("jet-trooper", {}, ["jets#at0@me"]),
    proves: "jets",
    dice: [1, 4, 0],
    table: { activation: { points: 1 } },
  },
]);
