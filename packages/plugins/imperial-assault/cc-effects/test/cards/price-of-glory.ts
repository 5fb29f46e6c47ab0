import { card } from "../card.js";
import { at, table } from "../position.js";
import { held, luke, one } from "../staging/figures.js";

card("price-of-glory", () =>
  at({ mine: [one({ conditions: ["stun"] })], theirs: [luke()], hand: ["price-of-glory"], activating: "one" })
    .choose("cc:price-of-glory@one")
    .choose(0)
    .choose(3)
    .offersExactly([0, 1, 2, "none"])
    .choose(0)
    .expect(table({ activation: { points: 2 }, figures: { one: { damage: 1, conditions: [] } } }))
    .expect(held({ one: ["evade", "hit"] }))
    .offers(["go:d1"])
    .waits(),
);
