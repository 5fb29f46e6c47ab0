import { group } from "../position.js";
import { prove } from "../proving.js";
import { alone, deployed } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "smooth-landing",
    mine: [...alone("hera-syndulla", "g2"), group("rebel-trooper", { near: "h2", far: "a1" })],
    choose: ["g3", "h1"],
    table: { figures: { me: { spaces: ["g3"] }, near: { spaces: ["h1"] }, far: { spaces: ["a1"] } } },
  },
]);
