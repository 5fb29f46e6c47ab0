import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("forbidden-knowledge", () =>
  at({
    mine: [group("taron-malicos", { taron: { at: "d1", damage: 3, conditions: ["bleed"] } })],
    theirs: [luke()],
    hand: ["forbidden-knowledge", "blitz"],
    me: { deck: ["focus"] },
  })
    .choose("cc:forbidden-knowledge@taron")
    .choose(["blitz", "focus"])
    .expect(table({ activation: { points: 2 }, figures: { taron: { damage: 1, conditions: [] } } }))
    .waits(),
);
