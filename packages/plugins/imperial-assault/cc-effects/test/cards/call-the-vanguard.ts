import { card } from "../card.js";
import { figure, group } from "../position.js";
import { early, one } from "../staging/round.js";

card(
  "call-the-vanguard",
  // Speed 4, from a1
  () =>
    early("call-the-vanguard", {
      mine: [group("dark-trooper-mk-iii", { dark: "a1" }), ...one],
      theirs: [group("luke-skywalker", { luke: "f3" })],
      dice: [5, 5, 0],
    })
      .choose("cc:call-the-vanguard")
      .offers(["e1"])
      .notOffers(["f1"])
      .choose("e1")
      .choose("luke@f3")
      .expect(figure("luke", { damage: 4 }))
      .waits(),
  () =>
    early("call-the-vanguard", { mine: [group("death-trooper-elite", { four: "d1" })] })
      .offers(["cc:call-the-vanguard"])
      .waits(),
  () =>
    early("call-the-vanguard", { mine: [group("heavy-stormtrooper", { three: "d1" })] })
      .notOffers(["cc:call-the-vanguard"])
      .waits(),
);
