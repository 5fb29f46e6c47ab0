import { prove } from "../proving.js";
import { acting, damaged, shot, shotAt } from "../shots.js";

prove([
  {
    ...shot("cara-dune", {}, ["shock-and-awe#at0@me", "pass"]),
    proves: "shock-and-awe",
    dice: [0, 1, 4, 0],
    ...damaged({ foe: 4 }),
  },
  // pushed, it stays next to her
  {
    ...acting("cara-dune", { foe: "b1" }, ["smash#at0@me", "b2"]),
    dice: [4],
    proves: "smash",
    never: ["c1"],
    table: { figures: { foe: { damage: 3, spaces: ["b2"] } }, activation: { actions: 2 } },
  },
  // b3 is difficult ground; the evade leaves no surge
  {
    ...shotAt("cara-dune", { me: "a1", foe: "b2" }),
    dice: [0, 4, 0],
    proves: "hunker-down",
    table: { figures: { foe: { damage: 1 } } },
  },
]);
