import { card } from "../card.js";
import { at, group, table } from "../position.js";

const one = [group("stormtrooper", { one: "d1" })];
const luke = group("luke-skywalker", { luke: "d3" });

card("negation", () =>
  at({ mine: one, theirs: [luke], hand: ["take-initiative"], against: ["negation"], start: "round" })
    .choose("cc:take-initiative")
    .choose("cc:negation")
    .expect(table({ groups: { "0.stormtrooper.0": { ready: true } } }))
    .expect(table({ sides: { 0: { discard: ["take-initiative"] }, 1: { discard: ["negation"] } } }))
    .waits(),
);

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
