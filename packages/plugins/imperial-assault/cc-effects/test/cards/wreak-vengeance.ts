import { card } from "../card.js";
import { at, fullGame, group, table } from "../position.js";
import { luke, mercenary } from "../staging/figures.js";

card("wreak-vengeance", () =>
  at({
    game: fullGame,
    mine: [group("maul", { maul: "d2" })],
    theirs: [luke()],
    hand: ["wreak-vengeance"],
    activating: "maul",
    me: mercenary,
    dice: [0, 0, 0, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:wreak-vengeance@maul")
    .choose(1)
    .expect(table({ attacks: { 0: { focused: true, keywords: { cleave: [2] } } } }))
    .waits(),
);
