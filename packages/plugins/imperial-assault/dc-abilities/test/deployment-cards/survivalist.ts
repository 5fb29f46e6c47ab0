import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { roundEnd } from "../staging/figures.js";
import { hurt } from "../staging/groups.js";

prove([
  {
    ...roundEnd("stormtrooper", hurt(2), { attachments: ["survivalist"] }),
    proves: "survivalist",
    table: { figures: { me: { damage: 1 } } },
  },
  {
    ...acting("stormtrooper", {}, [], { attachments: ["survivalist"] }),
    proves: "survivalist",
    also: [{ value: "figure:surcharge", subject: { figure: "me" }, base: 1, is: 0, because: ["survivalist"] }],
  },
]);
