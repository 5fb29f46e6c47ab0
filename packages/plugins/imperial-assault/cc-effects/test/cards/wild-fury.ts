import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke } from "../staging/figures.js";

card("wild-fury", () =>
  at({
    mine: [group("gaarkhan", { gaarkhan: "d2" })],
    theirs: [luke()],
    hand: ["wild-fury"],
    activating: "gaarkhan",
    dice: [1, 0, 2, 4, 2, 1, 0, 2, 2],
  })
    .choose("cc:wild-fury@gaarkhan")
    .choose("attack:luke:d3")
    .choose("attack:luke:d3")
    .pass()
    .expect(figure("gaarkhan", { conditions: ["stun", "bleed"] }))
    .waits(),
);
