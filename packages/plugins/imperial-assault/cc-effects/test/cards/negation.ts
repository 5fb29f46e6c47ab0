import { card } from "../card.js";
import { at, table } from "../position.js";
import { one } from "../staging/groups.js";
import { luke } from "../staging/targets.js";

card("negation", () =>
  at({ mine: one, theirs: [luke], hand: ["take-initiative"], against: ["negation"], start: "round" })
    .choose("cc:take-initiative")
    .choose("cc:negation")
    .expect(table({ groups: { "0.stormtrooper.0": { ready: true } } }))
    .expect(table({ sides: { 0: { discard: ["take-initiative"] }, 1: { discard: ["negation"] } } }))
    .waits(),
);
