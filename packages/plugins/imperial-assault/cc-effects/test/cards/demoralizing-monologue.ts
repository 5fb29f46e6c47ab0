import { card } from "../card.js";
import { at } from "../position.js";
import { attacker, dealt, luke } from "../staging/shots.js";

const spoke = (hand: readonly string[]) =>
  at({
    mine: attacker("moff-gideon", "d2"),
    theirs: [luke],
    hand: ["demoralizing-monologue", ...hand],
    activating: "one",
    dice: [4, 4, 4, 2, 2],
  })
    .choose("attack:luke:d3")
    .choose("cc:demoralizing-monologue@one");
card(
  "demoralizing-monologue",
  () =>
    spoke(["rally", "celebration"])
      .choose(0)
      .event("hand:revealed", { seat: 0, cards: ["rally", "celebration"] }, 1)
      .event(...dealt(6))
      .waits(),
  () =>
    spoke(["rally"])
      .choose(0)
      .event("hand:revealed", { seat: 0, cards: ["rally"] })
      .event(...dealt(5))
      .waits(),
  () =>
    spoke(["rally", "celebration"])
      .choose("none")
      .event(...dealt(5))
      .waits(),
);
