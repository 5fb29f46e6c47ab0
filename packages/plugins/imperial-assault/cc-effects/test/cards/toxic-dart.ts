import { card } from "../card.js";
import { at, figure } from "../position.js";
import { gun, luke } from "../staging/figures.js";

card("toxic-dart", () =>
  at({ mine: [gun()], theirs: [luke()], hand: ["toxic-dart"], activating: "gun" })
    .choose("cc:toxic-dart@gun")
    .expect(figure("luke", { damage: 1, conditions: ["weaken"] }))
    .waits(),
);
