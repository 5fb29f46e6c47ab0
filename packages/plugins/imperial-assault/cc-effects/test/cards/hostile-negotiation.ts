import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card(
  "hostile-negotiation",
  () =>
    at({
      mine: [one()],
      theirs: [luke()],
      hand: ["hostile-negotiation", "blitz"],
      against: ["focus", "focus", "focus"],
      activating: "one",
    })
      .choose("cc:hostile-negotiation@one")
      .expect(table({ sides: { 0: { hand: [] }, 1: { hand: ["focus"] } } }))
      .waits(),
  // nothing to discard, nothing to ask for
  () =>
    at({ mine: [one()], theirs: [luke()], hand: ["hostile-negotiation"], against: ["focus"], activating: "one" })
      .explains("cc:hostile-negotiation", "cc:condition")
      .waits(),
);
