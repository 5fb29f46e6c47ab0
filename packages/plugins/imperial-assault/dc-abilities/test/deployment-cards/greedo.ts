import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // the target shoots first: 1 + 2 + 1 hits
  {
    ...shot("greedo", {}, ["me@a1"]),
    theirs: [group("luke-skywalker", { foe: "c1" })],
    dice: [1, 4, 2, 0, 4, 4, 0],
    proves: "slow-on-the-draw",
    table: { figures: { me: { damage: 4 } } },
  },
]);
