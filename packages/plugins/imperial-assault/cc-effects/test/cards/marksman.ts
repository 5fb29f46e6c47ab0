import { card } from "../card.js";
import { at, group } from "../position.js";
import { dealt } from "../staging/figures.js";
import { one } from "../staging/groups.js";

const walled = [group("luke-skywalker", { luke: "d4" }), group("gaarkhan", { wall: "d2" })];
card(
  "marksman",
  () =>
    at({ mine: one, theirs: walled, hand: ["marksman"], activating: "one", dice: [4, 4, 0] })
      .notOffers(["attack:luke:d4"])
      .choose("cc:marksman@one")
      .choose("attack:luke:d4")
      .event(...dealt(3))
      .waits(),
  // an attack in nobody's activation: before its target is chosen
  () =>
    at({
      mine: [group("dark-trooper-mk-iii", { dark: "d1" })],
      theirs: walled,
      hand: ["call-the-vanguard", "marksman"],
      start: "round",
      dice: [5, 5, 0],
    })
      .choose("cc:call-the-vanguard")
      .choose("stop")
      .choose("cc:marksman@dark")
      .offersExactly(["luke@d4", "wall@d2", "none"])
      .choose("luke@d4")
      .event(...dealt(4))
      .waits(),
);
