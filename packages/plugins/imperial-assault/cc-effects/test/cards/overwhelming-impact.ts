import { card } from "../card.js";
import { table } from "../position.js";
import { attacker, dealt, shot } from "../staging/shots.js";

card("overwhelming-impact", () =>
  // Luke's own block is on no die
  shot("overwhelming-impact", { mine: attacker("heavy-stormtrooper"), dice: [4, 4, 2] })
    .expect(table({ attacks: { 0: { surges: 1 } } }))
    .pass()
    .event(...dealt(5))
    .waits(),
);
