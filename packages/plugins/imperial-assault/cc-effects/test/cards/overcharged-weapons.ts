import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("overcharged-weapons", () =>
  at({
    mine: [group("jet-trooper", { jet: "d2" })],
    theirs: [luke()],
    hand: ["overcharged-weapons"],
    turn: 1,
    dice: [5, 5, 2],
  })
    .choose("cc:overcharged-weapons@jet")
    // four hits against two blocks, which Pierce cancels
    .expect(figure("luke", { damage: 4 }))
    .expect(table({ figures: { jet: { conditions: ["weaken"] } }, groups: { "0.jet-trooper.0": { ready: false } } }))
    .waits(),
);
