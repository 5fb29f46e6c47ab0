import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("fool-me-once", () =>
  at({
    mine: [group("isb-infiltrator", { spy: "d1" })],
    theirs: [luke()],
    hand: ["fool-me-once"],
    me: { deck: ["focus"] },
    them: { discard: ["blitz", "parry"] },
    activating: "spy",
  })
    .choose("cc:fool-me-once@spy")
    .choose(0)
    .expect(table({ figures: { spy: { damage: 2 } }, sides: { 0: { hand: ["focus"] }, 1: { discard: [] } } }))
    .waits(),
);
