import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  {
    ...shot("stormtrooper", {}, ["supporting-fire#at0@droid"]),
    mine: [
      group("stormtrooper", { me: "a1" }),
      group("jarrod-kelvin", { you: "h1" }),
      group("j4x-7", { droid: "d1" }, { companionOf: "0.jarrod-kelvin.1" }),
    ],
    proves: "supporting-fire",
    dice: [1, 4, 0],
    ...damaged({ foe: 3 }),
  },
]);
