import { card } from "../card.js";
import { at } from "../position.js";
import { held, luke, vader } from "../staging/figures.js";

card("veteran-instincts", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["veteran-instincts"], activating: "vader" })
    .choose("cc:veteran-instincts@vader")
    .choose(1)
    .choose(0)
    .expect(held({ vader: ["surge", "block"] }))
    .waits(),
);
