import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, one } from "../staging/shots.js";

card("blitz", () =>
  at({ mine: one, theirs: [luke], hand: ["blitz"], activating: "one", dice: [4, 4, 0] })
    .choose("attack:luke:d3")
    .choose("cc:blitz@one")
    .expect(table({ attacks: { 0: { surges: 1 } }, sides: { 0: { hand: [], discard: ["blitz"], played: [] } } }))
    .waits(),
);
