import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke } from "../staging/figures.js";
import { one } from "../staging/groups.js";

card("disorient", () =>
  at({
    mine: one,
    theirs: [luke({ conditions: ["focus", "hide"] })],
    hand: ["disorient"],
    activating: "one",
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:disorient")
    .choose(1)
    .expect(table({ figures: { luke: { conditions: ["focus"], damage: 5 } } }))
    .waits(),
);
