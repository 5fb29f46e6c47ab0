import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("forward-march", () =>
  at({
    mine: [group("jet-trooper", { jet: "d1" }), one()],
    theirs: [luke({ at: "d6" })],
    hand: ["forward-march"],
    activating: "jet",
  })
    .choose("cc:forward-march@jet")
    .choose("one")
    .choose("d3")
    .expect(table({ activation: { points: 1 }, figures: { one: { spaces: ["d3"] } } }))
    .waits(),
);
