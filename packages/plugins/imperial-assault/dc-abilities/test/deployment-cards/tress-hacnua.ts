import { prove } from "../proving.js";
import { damaged, shot, shotAt } from "../shots.js";

prove([
  {
    ...shot("tress-hacnua", { foe: "b1" }, ["fyrnock-style#at0@me", [2]]),
    proves: "fyrnock-style",
    dice: [4, 2, 0, 0, 4],
    also: [{ choose: "pass" }, { expect: { "imperial-assault": { figures: { foe: { damage: 5 } } } } }],
  },
  {
    ...shot("tress-hacnua", { foe: "b1" }, ["pass", "leg-hydraulics#at0@me", "a2"]),
    proves: "leg-hydraulics",
    dice: [4, 2, 0, 0],
    never: ["a3"],
    table: { figures: { me: { spaces: ["a2"] } } },
  },
  {
    ...shotAt("tress-hacnua", {}, ["fyrnock-style#at1@foe", [0]]),
    proves: "fyrnock-style",
    dice: [5, 4, 0, 1],
    ...damaged({ foe: 3 }),
  },
]);
