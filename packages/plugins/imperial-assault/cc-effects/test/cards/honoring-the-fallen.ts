import { card } from "../card.js";
import { at, group } from "../position.js";
import { mercenary } from "../staging/figures.js";
import { attacker, dealt, luke } from "../staging/shots.js";

card("honoring-the-fallen", () =>
  at({
    mine: [...attacker("migs-mayfeld"), group("stormtrooper", { two: { at: "c3", damage: 2 }, three: "a1" })],
    theirs: [luke],
    hand: ["honoring-the-fallen"],
    me: mercenary,
    turn: 1,
    dice: [4, 4, 2, 0, 4, 4, 2, 0],
  })
    .choose("1.luke-skywalker.0")
    .choose("attack:two:c3")
    .pass()
    .choose("0.migs-mayfeld.0")
    .choose("attack:luke:d3")
    .choose("cc:honoring-the-fallen@one")
    .event(...dealt(5))
    .waits(),
);
