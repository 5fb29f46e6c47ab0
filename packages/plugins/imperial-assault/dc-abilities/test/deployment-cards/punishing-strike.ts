import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // the attack stuns; it bleeds instead
  {
    ...shot("royal-guard", { foe: "b1" }, ["royal-guard:0", "pass", "punishing-strike#at0@punishing-strike", 2]),
    sides: [{ upgrades: ["punishing-strike"] }, {}],
    dice: [0, 5, 0],
    proves: "punishing-strike",
    table: { figures: { foe: { conditions: ["bleed"] } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
]);
