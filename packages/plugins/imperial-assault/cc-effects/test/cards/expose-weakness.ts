import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("expose-weakness", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["expose-weakness"], activating: "one", dice: [0, 0, 0] })
    .choose("cc:expose-weakness@one")
    .choose("attack:luke:d3")
    .expect(table({ attacks: { 0: { keywords: { pierce: 3 } } } }))
    .waits(),
);
