import { prove } from "../proving.js";
import { alone, deployed } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "forward-emplacement",
    mine: alone("e-web-engineer-elite", "a1+a2"),
    choose: ["forward-emplacement#at0@me", "d1+d2"],
    table: { figures: { me: { spaces: ["d1", "d2"] } } },
  },
]);
