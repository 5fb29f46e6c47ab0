import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { WALKER } from "../staging/figures.js";

prove([
  {
    ...shot("at-st", { me: WALKER, foe: "d1" }),
    choose: [],
    proves: "awkward",
    also: [{ notOffers: ["attack:foe:d1"] }],
  },
]);
