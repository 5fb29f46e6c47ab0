import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, mercenary } from "../staging/figures.js";

card("opportunistic", () =>
  at({
    mine: [group("hired-gun", { gun: "d1" })],
    theirs: [luke()],
    hand: ["opportunistic"],
    activating: "gun",
    me: mercenary,
    dice: [5, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:opportunistic@gun")
    .expect(table({ activation: { points: 3 } }))
    .waits(),
);
