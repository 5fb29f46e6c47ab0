import { prove } from "../proving.js";
import { roundEnd } from "../staging/figures.js";

prove([
  {
    ...roundEnd("luke-skywalker", "a1"),
    proves: "rebel-high-command",
    sides: [{ upgrades: ["rebel-high-command"], deck: ["urgency", "planning", "parry"] }, {}],
    table: { sides: { 0: { hand: ["urgency", "planning"] } } },
  },
]);
