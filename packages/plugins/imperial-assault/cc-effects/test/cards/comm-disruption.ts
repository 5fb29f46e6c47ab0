import { card } from "../card.js";
import { at, group } from "../position.js";
import { luke } from "../staging/targets.js";

// it cancels a cancelling too: a Spy group for the cost of 1
card("comm-disruption", () =>
  at({
    mine: [group("isb-infiltrator", { spy: "d1" })],
    theirs: [luke],
    hand: ["take-initiative", "comm-disruption"],
    against: ["negation"],
    start: "round",
  })
    .choose("cc:take-initiative")
    .pass()
    .choose("cc:negation")
    .choose("cc:comm-disruption")
    .event("cc:cancelled", { card: "negation" })
    .event("initiative:claimed", { seat: 0 })
    .waits(),
);
