import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting } from "../staging/figures.js";

prove([
  {
    ...acting,
    mine: [group("stormtrooper", { me: "a1" })],
    sides: [{ upgrades: ["nemiks-manifesto"] }, {}],
    proves: "nemiks-manifesto-2",
    choose: ["nemiks-manifesto-2#at0@nemiks-manifesto"],
    table: { figures: { me: { damage: 2 } }, activation: { points: 1 } },
  },
]);
