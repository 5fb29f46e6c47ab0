import { card } from "../card.js";
import { at, group } from "../position.js";
import { attacker, dealt, luke, one } from "../staging/shots.js";

// the guard is attacked in its own activation: by somebody who does not activate
const parted = (hand: readonly string[]) =>
  at({
    mine: attacker("royal-guard"),
    theirs: [group("gaarkhan", { gaarkhan: "d2" })],
    hand,
    against: ["parting-blow"],
    activating: "one",
    points: 4,
    dice: [4, 4, 4, 0],
  })
    .choose("go:c1")
    .choose("cc:parting-blow@gaarkhan");
card(
  "brace-yourself",
  () =>
    parted(["brace-yourself"])
      .choose("cc:brace-yourself@one")
      .event(...dealt(4))
      .waits(),
  () =>
    at({ mine: one, theirs: [luke], against: ["brace-yourself"], activating: "one", dice: [4, 4, 0] })
      .choose("attack:luke:d3")
      .event(...dealt(3))
      .waits(),
);
