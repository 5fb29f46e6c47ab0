import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("definition-love", () =>
  at({
    mine: [group("hk-47", { hk: "d1" })],
    theirs: [luke({ at: "d6" })],
    hand: ["definition-love"],
    activating: "hk",
    dice: [5, 4, 2],
  })
    .choose("cc:definition-love@hk")
    .expect(table({ activation: { actions: 2 }, figures: { luke: { damage: 2 } } }))
    .waits(),
);
