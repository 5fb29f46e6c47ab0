import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, using, wookiee } from "../shots.js";

const JABBA = group("jabba-the-hutt", { you: "g7+h7+g8+h8" });

prove([
  { ...using("salacious-b-crumb", "dc_special:Salacious B. Crumb:0", { foe: "b1" }), ...damaged({ foe: 1 }) },
  // it begins in the space of one figure
  {
    start: "opportunity",
    mine: [JABBA, group("salacious-b-crumb", { me: "c1" }, { companionOf: "0.jabba-the-hutt.0" })],
    theirs: [wookiee()],
    choose: ["me"],
    proves: "swipe",
    ...damaged({ foe: 1 }),
  },
  // it comes, and comes again: once for each figure
  {
    ...acting("salacious-b-crumb", { me: "b1" }, ["go:c1", "go:b1", "go:c1"]),
    mine: [JABBA, group("salacious-b-crumb", { me: "b1" }, { companionOf: "0.jabba-the-hutt.0" })],
    points: 5,
    proves: "swipe",
    ...damaged({ foe: 1 }),
  },
]);
