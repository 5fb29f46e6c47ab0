import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";

prove([
  {
    ...shotAt("hired-gun", {}, ["pass"]),
    theirs: [group("hired-gun", { foe: "c1", two: "h1" })],
    dice: [4, 4, 5],
    proves: "disposable",
    table: { sides: { 0: { vp: 2 } } },
  },
]);
