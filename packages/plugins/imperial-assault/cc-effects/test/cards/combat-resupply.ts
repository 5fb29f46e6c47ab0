import { card } from "../card.js";
import { at } from "../position.js";
import { held, luke, one } from "../staging/figures.js";

card("combat-resupply", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["combat-resupply"], activating: "one", round: 2 })
    .choose("cc:combat-resupply@one")
    .expect(held({ one: ["hit", "hit"] }))
    .waits(),
);
