import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { doomed } from "../staging/figures.js";

prove([
  {
    ...shot("alliance-ranger", doomed),
    proves: "guerrilla",
    dice: [1, 1, 0],
    table: { figures: { me: { conditions: ["hide"] } } },
  },
]);
