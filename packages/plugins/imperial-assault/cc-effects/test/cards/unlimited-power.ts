import { card } from "../card.js";
import { at, fullGame, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("unlimited-power", () =>
  at({
    game: fullGame,
    mine: [group("emperor-palpatine", { emperor: "a1" }), group("stormtrooper", { one: "f1" })],
    theirs: [luke()],
    hand: ["unlimited-power"],
    activating: "emperor",
    dice: [5, 5, 0],
  })
    .pass()
    .choose("cc:unlimited-power@emperor")
    .choose("luke@d3")
    .expect(table({ figures: { luke: { damage: 3 } } }))
    .notOffers(["emperor#at0@emperor"])
    .waits(),
);
