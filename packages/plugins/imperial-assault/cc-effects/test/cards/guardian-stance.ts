import { card } from "../card.js";
import { at, group } from "../position.js";
import { dealt, luke, one } from "../staging/shots.js";

card("guardian-stance", () =>
  at({
    mine: one,
    theirs: [luke, group("gaarkhan", { gaarkhan: "e3" })],
    against: ["guardian-stance"],
    activating: "one",
    dice: [4, 4, 0, 1, 2],
  })
    .choose("attack:luke:d3")
    .choose("cc:guardian-stance@gaarkhan")
    .choose([0, 2])
    .event(...dealt(1))
    .waits(),
);
