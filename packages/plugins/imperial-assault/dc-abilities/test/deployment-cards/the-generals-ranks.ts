import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using, wookiee } from "../shots.js";
import { over } from "../staging/figures.js";

prove([
  {
    ...using("imperial-officer-elite", "dc_special:Imperial Officer (Elite):0", {}, [1]),
    mine: [
      group("imperial-officer-elite", { me: "a1" }),
      group("stormtrooper", { you: "b2" }, { attachments: ["the-generals-ranks"] }),
    ],
    dice: [1, 4, 0],
    proves: "the-generals-ranks",
    ...damaged({ foe: 3 }),
  },
  // a move of Speed 4 and 2 more in somebody else's activation
  {
    mine: [
      group("imperial-officer", { officer: "a1" }),
      group("stormtrooper", { me: "b1" }, { ...over, attachments: ["the-generals-ranks"] }),
    ],
    theirs: [wookiee("h8")],
    activating: "officer",
    proves: "the-generals-ranks",
    also: [{ value: "move:points", subject: { figure: "me" }, base: 4, is: 6, because: ["the-generals-ranks"] }],
  },
]);
