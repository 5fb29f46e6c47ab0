import { card } from "../card.js";
import { at, group } from "../position.js";
import { luke } from "../staging/figures.js";

card("survival-instincts", () =>
  at({ mine: [group("loth-cat", { cat: "d2" })], theirs: [luke()], hand: ["survival-instincts"], dice: [4, 5, 0, 0] })
    .choose("cc:survival-instincts@cat")
    .pass()
    .choose("attack:cat:d2")
    .event("attack:resolved", { dealt: 2 })
    .waits(),
);
