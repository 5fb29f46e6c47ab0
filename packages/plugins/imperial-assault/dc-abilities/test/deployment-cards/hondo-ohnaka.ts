import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { roundEnd } from "../staging/figures.js";

prove([
  {
    ...roundEnd("hondo-ohnaka", "a8"),
    proves: "whats-yours-is-mine",
    sides: [{ vp: 1 }, { vp: 5 }],
    choose: ["whats-yours-is-mine#at0@me"],
    table: { sides: { 0: { vp: 3 }, 1: { vp: 3 } } },
  },
  {
    ...shot("hondo-ohnaka", {}, [0]),
    sides: [{}, { vp: 5 }],
    dice: [1, 0, 4, 0],
    proves: "negotiate",
    table: { figures: { foe: { damage: 3 } }, sides: { 0: { vp: 2 }, 1: { vp: 3 } } },
  },
  {
    ...shot("hondo-ohnaka", {}, [1]),
    sides: [{}, { vp: 5 }],
    dice: [1, 0, 4, 0],
    proves: "negotiate",
    table: { figures: { foe: { damage: 5 } } },
  },
]);
