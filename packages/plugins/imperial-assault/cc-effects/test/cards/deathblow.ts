import { card } from "../card.js";
import { group } from "../position.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card(
  "deathblow",
  () =>
    shot("deathblow", { mine: attacker("royal-guard", "d2"), dice: [4, 4, 0] })
      .event(...dealt(6))
      .waits(),
  () =>
    shot("deathblow", {
      mine: attacker("royal-guard", "d2"),
      theirs: [group("gaarkhan", { luke: "d3" })],
      dice: [4, 4, 0],
    })
      .event(...dealt(4))
      .waits(),
);
