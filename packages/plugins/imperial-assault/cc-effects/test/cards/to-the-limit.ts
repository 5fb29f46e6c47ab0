import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("to-the-limit", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["to-the-limit", "grenadier"], activating: "one", dice: [0] })
    .choose("cc:grenadier@one")
    .choose("d5")
    .choose("cc:to-the-limit@one")
    .expect(table({ activation: { actions: 2 }, figures: { one: { conditions: [] } } }))
    .choose("move")
    .expect(table({ activation: { actions: 1 }, figures: { one: { conditions: ["stun"] } } }))
    .waits(),
);
