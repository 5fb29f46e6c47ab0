import { card } from "../card.js";
import { at } from "../position.js";
import { dealt, luke, one } from "../staging/shots.js";

card("tough-luck", () =>
  at({
    mine: one,
    theirs: [luke],
    hand: ["tough-luck"],
    against: ["hard-to-hit"],
    activating: "one",
    dice: [4, 4, 0, 2],
  })
    .choose("attack:luke:d3")
    .choose("cc:hard-to-hit@luke")
    .choose("cc:tough-luck@one")
    .event(...dealt(3))
    .waits(),
);
