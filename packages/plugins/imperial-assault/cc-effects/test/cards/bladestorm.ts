import { card } from "../card.js";
import { group, table } from "../position.js";
import { mercenary } from "../staging/figures.js";
import { attacker, luke, shot } from "../staging/shots.js";

card("bladestorm", () =>
  shot("bladestorm", {
    mine: attacker("shyla-varad", "d2"),
    theirs: [luke, group("rebel-trooper", { near: "e4", far: "g3" })],
    me: mercenary,
    dice: [4, 4, 4, 0],
  })
    .expect(table({ attacks: { 0: { surges: 1 } } }))
    .pass()
    .expect(table({ figures: { luke: { damage: 6 }, near: { damage: 1 }, far: { damage: 0 } } }))
    .waits(),
);
