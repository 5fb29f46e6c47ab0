import { card } from "../card.js";
import { at, group } from "../position.js";
import { attacker, dealt, luke } from "../staging/shots.js";

const marked = (target: string) =>
  at({
    mine: attacker("trandoshan-hunter"),
    theirs: [luke, group("chewbacca", { chewie: "f3" })],
    hand: ["primary-target"],
    activating: "one",
    dice: [4, 4, 4, 2, 0],
  }).choose(target);
card(
  "primary-target",
  () =>
    marked("attack:chewie:f3")
      .choose("cc:primary-target@one")
      .event(...dealt(5))
      .waits(),
  () =>
    at({
      mine: attacker("trandoshan-hunter"),
      theirs: [luke, group("chewbacca", { chewie: "f3" })],
      hand: ["primary-target"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .event(...dealt(3))
      .waits(),
);
