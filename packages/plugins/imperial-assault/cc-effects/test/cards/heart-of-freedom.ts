import { card } from "../card.js";
import { at, table } from "../position.js";
import { luke, vader } from "../staging/figures.js";

card("heart-of-freedom", () =>
  at({
    mine: [luke({ at: "d1", damage: 3, conditions: ["stun", "bleed"] })],
    theirs: [vader({ at: "d6" })],
    hand: ["heart-of-freedom"],
  })
    .choose("cc:heart-of-freedom@luke")
    .choose("stun")
    .expect(table({ activation: { points: 2 }, figures: { luke: { damage: 1, conditions: ["bleed"] } } }))
    .waits(),
);
