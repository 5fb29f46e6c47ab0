import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";
import { theirTurn } from "../staging/figures.js";
import { moved } from "../staging/groups.js";

prove([
  { ...shot("cad-bane"), proves: "flawless-execution", dice: [0, 4, 4, 0], ...damaged({ foe: 4 }) },
  // Focused already: a token, and a red die for the green one
  {
    ...shot("cad-bane", { me: { at: "a1", conditions: ["focus"] } }, [
      1,
      "hit",
      "flawless-execution#at1@me",
      "red",
      "token:hit",
    ]),
    proves: "flawless-execution",
    dice: [0, 4, 4, 0],
    ...damaged({ foe: 6 }),
  },
  // at the start of a hostile one
  {
    ...theirTurn,
    mine: [group("cad-bane", { me: "a1" }), group("weequay-pirate", { you: "e1" })],
    choose: ["i-make-the-rules-now#at0@me", "you", "f1"],
    proves: "i-make-the-rules-now",
    never: ["g1"],
    ...moved("f1"),
  },
]);
