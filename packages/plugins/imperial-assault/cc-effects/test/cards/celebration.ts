import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";
import { one } from "../staging/groups.js";

card("celebration", () =>
  at({
    mine: one,
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "f6" })],
    hand: ["celebration"],
    activating: "one",
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:celebration")
    // and seven for Luke himself
    .expect(table({ sides: { 0: { vp: 11 } } }))
    .waits(),
);
