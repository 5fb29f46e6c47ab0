import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("close-and-personal", () =>
  at({
    mine: [group("biv-bodhrik", { biv: "d1" })],
    theirs: [luke({ at: "d4" })],
    hand: ["close-and-personal"],
    activating: "biv",
    dice: [3, 1, 0],
  })
    .choose("cc:close-and-personal@biv")
    .choose("d3")
    .expect(table({ attacks: { 0: { type: "melee", surges: 2, keywords: { pierce: 1 } } } }))
    .offersExactly(["cc:close-and-personal:0", "cc:close-and-personal:1", "pass"])
    .waits(),
);
