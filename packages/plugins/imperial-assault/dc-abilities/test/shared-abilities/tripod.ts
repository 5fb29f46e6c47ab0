import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // after the attack it stays where it is
  {
    ...shot("e-web-engineer-elite", { me: "a1+a2" }),
    points: 4,
    dice: [1, 0, 2, 0],
    proves: "tripod",
    also: [{ notOffers: ["go:b1+b2"] }],
  },
  {
    ...shot("e-web-engineer-elite", { me: "a1+a2", foe: "e1" }),
    points: 4,
    choose: ["go:b1+b2"],
    proves: "tripod",
    also: [{ notOffers: ["attack:foe:e1"] }],
  },
]);
