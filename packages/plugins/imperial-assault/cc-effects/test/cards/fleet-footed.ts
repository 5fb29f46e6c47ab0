import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("fleet-footed", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["fleet-footed"], activating: "one" })
    .choose("cc:fleet-footed@one")
    .expect(table({ activation: { points: 1 } }))
    .waits(),
);
