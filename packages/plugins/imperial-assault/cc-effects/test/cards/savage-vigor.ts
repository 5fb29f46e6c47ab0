import { card } from "../card.js";
import { mercenary } from "../staging/figures.js";
import { attacker, braved } from "../staging/shots.js";

card("savage-vigor", () =>
  braved(
    "savage-vigor",
    "loth-cat-elite",
    { mine: attacker("stormtrooper", "d1", { conditions: ["focus"] }), them: mercenary, dice: [4, 4, 0] },
    "d2",
  )
    .asks("do:remove-die", 0)
    .offersExactly(["blue", "green"])
    .choose("blue")
    .event("attack:rolled", {
      dice: [
        { die: "green", face: 4 },
        { die: "green", face: 4 },
        { die: "black", face: 0 },
      ],
    })
    .waits(),
);
