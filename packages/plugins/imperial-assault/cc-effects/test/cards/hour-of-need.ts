import { card } from "../card.js";
import { at, figure } from "../position.js";
import { luke, vader } from "../staging/figures.js";

card("hour-of-need", () =>
  at({
    mine: [luke({ at: "d1", damage: 5 })],
    theirs: [vader({ at: "d6" })],
    hand: ["hour-of-need"],
    activating: "luke",
    round: 3,
  })
    .choose("cc:hour-of-need@luke")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);
