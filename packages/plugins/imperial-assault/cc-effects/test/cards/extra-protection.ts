import { card } from "../card.js";
import { group } from "../position.js";
import { mercenary, slain } from "../staging/figures.js";

const protect = (dice: readonly number[]) =>
  slain("extra-protection", [group("chewbacca", { chewie: "d1" }), group("onar-koma", { onar: "c1" })], {
    me: mercenary,
    dice,
  }).choose("attack:chewie:d1");
card(
  "extra-protection",
  () =>
    protect([5, 5, 4, 0, 0, 5, 5, 5, 0, 0])
      .choose("cc:extra-protection@onar")
      .offers(["c3"])
      .notOffers(["c4"])
      .choose("stop")
      .event("attack:declared", { attacker: "onar", defender: "vader" })
      .waits(),
  () => protect([1, 1, 0, 0, 0]).pass().event("attack:hit", { damage: 3 }).offers(["cc:extra-protection@onar"]).waits(),
  // two damage are too few
  () =>
    protect([0, 1, 0, 0, 0]).pass().event("attack:hit", { damage: 2 }).notOffers(["cc:extra-protection@onar"]).waits(),
);
