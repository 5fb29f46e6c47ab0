import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card(
  "all-in-a-days-work",
  () =>
    at({
      mine: [group("saska-teft", { saska: { at: "g5" } })],
      theirs: [luke()],
      hand: ["all-in-a-days-work"],
      activating: "saska",
    })
      .choose("open:door-1")
      .choose("cc:all-in-a-days-work@saska")
      .expect(table({ activation: { actions: 2 }, figures: { saska: { conditions: ["focus"] } } }))
      .waits(),
  // not after moving
  () =>
    at({
      mine: [group("saska-teft", { saska: "h4" })],
      theirs: [luke()],
      hand: ["all-in-a-days-work"],
      activating: "saska",
    })
      .choose("move")
      .expect(table({ activation: { actions: 1 } }))
      .waits(),
);
