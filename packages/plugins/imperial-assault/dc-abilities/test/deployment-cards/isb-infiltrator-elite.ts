import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, using, wookiee } from "../shots.js";

prove([
  // at the end of its activation
  {
    ...acting("isb-infiltrator-elite", {}, ["pass"]),
    proves: "in-the-shadows",
    table: { figures: { me: { conditions: ["hide"] } } },
  },
  {
    start: "deployment",
    mine: [{ card: "isb-infiltrator-elite", figures: [{ id: "me" }] }],
    theirs: [wookiee("h8")],
    choose: ["a1"],
    proves: "in-the-shadows",
    table: { figures: { me: { conditions: ["hide"] } } },
  },
  {
    ...using(
      "isb-infiltrator-elite",
      "dc_special:ISB Infiltrator (Elite):0",
      {
        friends: [group("stormtrooper", { you: "a2" }), group("darth-vader", { lord: "b2" })],
      },
      ["foe@c1"],
    ),
    dice: [1, 4, 0],
    ...damaged({ foe: 2 }),
  },
]);
