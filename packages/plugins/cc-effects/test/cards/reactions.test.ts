import { card } from "../card.js";
import { at, group, table } from "../position.js";

const one = [group("stormtrooper", { one: "d1" })];
const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });

card("celebration", () =>
  at({
    mine: one,
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "f6" })],
    hand: ["celebration"],
    activating: "one",
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:celebration")
    // and seven for Luke himself
    .expect(table({ sides: { 0: { vp: 11 } } }))
    .waits(),
);

card("parting-blow", () =>
  at({
    mine: one,
    theirs: [group("gaarkhan", { gaarkhan: "d2" })],
    against: ["parting-blow"],
    activating: "one",
    points: 2,
    dice: [1, 0, 2, 4],
  })
    .choose("go:c1")
    .choose("cc:parting-blow@gaarkhan")
    .event("attack:resolved", { attacker: "gaarkhan", defender: "one" })
    .expect(table({ figures: { gaarkhan: { conditions: ["stun"] }, one: { spaces: ["c1"] } } }))
    .waits(),
);

card("negation", () =>
  at({ mine: one, theirs: [luke()], hand: ["take-initiative"], against: ["negation"], start: "round" })
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
    theirs: [luke()],
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
