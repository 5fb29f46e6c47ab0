import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt } from "../shots.js";
import { doomed, rerolled } from "../staging/figures.js";

prove([
  {
    ...shot("stormtrooper", { ...doomed, friends: [group("the-armorer", { you: "h1" })] }),
    proves: "this-is-the-way",
    dice: [1, 4, 0],
    held: { me: ["block"] },
  },
  {
    ...shotAt("the-armorer", {}, ["token:block", "survival-is-strength#at0@foe", [1]]),
    tokens: { foe: ["block"] },
    dice: [0, 4, 0, 1],
    proves: "survival-is-strength",
    table: rerolled(1, 1),
  },
]);
