import { card } from "../card.js";
import { table } from "../position.js";
import { mercenary } from "../staging/figures.js";
import { attacker, braved } from "../staging/shots.js";

card("payback", () =>
  braved("payback", "dengar", { mine: attacker("heavy-stormtrooper"), them: mercenary, dice: [4, 4, 0, 0, 0, 0, 0] })
    .expect(table({ attacks: { 1: { attacker: "x", defender: "one", surges: 5 } } }))
    .waits(),
);
