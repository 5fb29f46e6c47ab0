import { card } from "../card.js";
import { table } from "../position.js";
import { early } from "../staging/round.js";

card("corrupting-force", () =>
  early("corrupting-force", { dice: [5] })
    .choose("cc:corrupting-force")
    .choose(["luke"])
    .choose(["one"])
    .expect(table({ figures: { luke: { damage: 2 }, one: { damage: 2 } } }))
    .waits(),
);
