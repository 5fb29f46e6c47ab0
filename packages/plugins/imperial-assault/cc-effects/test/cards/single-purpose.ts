import { card } from "../card.js";
import { at, figure } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("single-purpose", () =>
  at({
    mine: [one({ at: "d1" })],
    theirs: [luke()],
    hand: ["single-purpose", "grenadier", "grenadier"],
    dice: [0, 0],
  })
    .choose("cc:single-purpose@one")
    .choose("cc:grenadier@one")
    .choose("d4")
    .choose("cc:grenadier@one")
    .choose("d4")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);
