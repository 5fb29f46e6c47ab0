import { card } from "../card.js";
import { group } from "../position.js";
import { rebel } from "../staging/figures.js";
import { attacker, dealt, shot } from "../staging/shots.js";

const burnt = (dice: readonly number[]) =>
  shot("wild-fire", {
    mine: attacker("ct-1701"),
    theirs: [group("chewbacca", { luke: "d3" })],
    me: rebel,
    dice,
  })
    .offersExactly(["white", "black", "none"])
    .choose("black");
card(
  "wild-fire",
  () =>
    burnt([4, 4, 4])
      .offersExactly(["white", "none"])
      .choose("white")
      .event(...dealt(6))
      .waits(),
  () =>
    burnt([4, 4, 4, 4])
      .choose("none")
      .event(...dealt(5))
      .waits(),
);
