import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("draw", () =>
  at({
    mine: [group("vinto-hreeda", { vinto: "d1" })],
    theirs: [luke()],
    hand: ["draw"],
    activating: "vinto",
    dice: [5, 5, 2],
  })
    .choose("cc:draw@vinto")
    .expect(table({ activation: { actions: 2, hasAttacked: false }, figures: { luke: { damage: 2 } } }))
    .waits(),
);
