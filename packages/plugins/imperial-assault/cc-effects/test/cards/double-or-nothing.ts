import { card } from "../card.js";
import { table } from "../position.js";
import { mercenary } from "../staging/figures.js";
import { attacker, dealt, shot } from "../staging/shots.js";

const bet = (again: number) =>
  shot("double-or-nothing", { mine: attacker("hired-gun-elite"), dice: [4, 4, 0, again], me: mercenary }).choose([0]);
card(
  "double-or-nothing",
  // two hits again
  () =>
    bet(3)
      .choose(0)
      .event(...dealt(5))
      .waits(),
  () => bet(3).choose(1).event("attack:resolved", { missed: false, dealt: 1 }).waits(),
  () =>
    bet(3)
      .choose("none")
      .event(...dealt(3))
      .waits(),
  // one icon less: nothing to choose
  () =>
    bet(0)
      .expect(table({ attacks: { 0: { surges: 1 } } }))
      .waits(),
);
