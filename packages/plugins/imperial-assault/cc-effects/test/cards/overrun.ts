import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke } from "../staging/figures.js";

card("overrun", () =>
  at({ mine: [group("jet-trooper", { jet: "d1" })], theirs: [luke({ at: "d2" })], hand: ["overrun"] })
    .choose("cc:overrun@jet")
    .choose("move")
    .choose("go:d3")
    .choose("go:d1")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);
