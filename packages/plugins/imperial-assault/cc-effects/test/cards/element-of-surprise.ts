import { card } from "../card.js";
import { at, group } from "../position.js";
import { attacker, dealt } from "../staging/figures.js";

const surprised = (luke: string, dice: readonly number[]) =>
  at({
    mine: attacker("stormtrooper", "g5"),
    theirs: [group("luke-skywalker", { luke })],
    hand: ["element-of-surprise"],
    turn: 0,
    dice,
  })
    .choose("move")
    .choose("go:f4")
    .choose(`attack:luke:${luke}`);
card(
  "element-of-surprise",
  () =>
    surprised("g3", [4, 4])
      .choose("cc:element-of-surprise@one")
      .event(...dealt(3))
      .waits(),
  // he saw it coming
  () =>
    surprised("e4", [4, 4, 0])
      .event(...dealt(3))
      .waits(),
);
