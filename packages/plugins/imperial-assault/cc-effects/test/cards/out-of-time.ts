import { card } from "../card.js";
import { at, figure } from "../position.js";
import { gun, luke } from "../staging/figures.js";

card("out-of-time", () =>
  at({ mine: [gun()], theirs: [luke()], hand: ["out-of-time"], activating: "gun", round: 3 })
    .choose("cc:out-of-time@gun")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
