import { card } from "../card.js";
import { at, table } from "../position.js";
import { gideon, gun, luke } from "../staging/figures.js";

card("worth-every-credit", () =>
  at({
    mine: [gun({ conditions: ["bleed"] })],
    theirs: [luke({ damage: 9 }), gideon],
    hand: ["worth-every-credit"],
    activating: "gun",
    dice: [5, 4, 0],
  })
    .choose("cc:worth-every-credit@gun")
    .expect(table({ activation: { points: 2 }, figures: { gun: { conditions: [] } } }))
    .choose("attack:luke:d3")
    .expect(table({ sides: { 0: { vp: 9 } } }))
    .waits(),
);
