import { card } from "../card.js";
import { table } from "../position.js";
import { mercenary, special } from "../staging/figures.js";

card("guild-programming", () =>
  special("guild-programming", "ig-11", "dc_special:IG-11:0", { me: mercenary, dice: [0, 0, 0, 0, 0] })
    .choose("cc:guild-programming@me")
    .expect(table({ attacks: { 0: { focused: true } } }))
    .waits(),
);
