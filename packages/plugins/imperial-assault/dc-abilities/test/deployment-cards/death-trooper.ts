import { group } from "../position.js";
import { prove } from "../proving.js";
import { alone, deployed } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "security-detail",
    mine: [
      ...alone("death-trooper"),
      group("imperial-officer", { leader: "b1" }),
      group("stormtrooper", { you: "c1" }),
    ],
    held: { leader: ["block"] },
  },
]);
