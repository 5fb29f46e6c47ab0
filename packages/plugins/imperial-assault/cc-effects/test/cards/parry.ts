import { card } from "../card.js";
import { at, group } from "../position.js";
import { one } from "../staging/shots.js";

const parried = () =>
  at({
    mine: one,
    theirs: [group("royal-guard", { guard: "d3" })],
    against: ["parry"],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:guard:d3")
    .choose("cc:parry@guard")
    .offersExactly([0, 1]);
card(
  "parry",
  () => parried().choose(0).event("attack:resolved", { dealt: 2 }).waits(),
  () => parried().choose(1).event("attack:resolved", { dealt: 3 }).waits(),
);
