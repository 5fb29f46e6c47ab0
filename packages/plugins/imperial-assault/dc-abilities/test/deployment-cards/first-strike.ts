import { prove } from "../proving.js";
import { alone, deployed } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "first-strike",
    mine: alone("stormtrooper"),
    sides: [{ upgrades: ["first-strike"] }, {}],
    table: { sides: { 0: { vp: 4 }, 1: { vp: 4 } } },
  },
]);
