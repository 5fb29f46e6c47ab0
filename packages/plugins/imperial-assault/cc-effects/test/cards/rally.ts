import { card } from "../card.js";
import { at, figure } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("rally", () =>
  at({ mine: [one({ conditions: ["stun", "focus", "bleed"] })], theirs: [luke()], hand: ["rally"] })
    .choose("cc:rally@one")
    .expect(figure("one", { conditions: ["focus"] }))
    .waits(),
);
