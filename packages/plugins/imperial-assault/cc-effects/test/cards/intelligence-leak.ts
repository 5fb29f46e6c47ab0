import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("intelligence-leak", () =>
  at({
    mine: [group("isb-infiltrator", { spy: "d1" })],
    theirs: [luke()],
    hand: ["intelligence-leak"],
    against: ["blitz", "focus"],
    activating: "spy",
  })
    .choose("cc:intelligence-leak@spy")
    .offersExactly(["blitz", "focus", "none"])
    .choose("blitz")
    .expect(table({ figures: { spy: { damage: 1 } }, sides: { 1: { hand: ["focus"], discard: ["blitz"] } } }))
    .waits(),
);
