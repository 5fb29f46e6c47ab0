import { card } from "../card.js";
import { at, group } from "../position.js";
import { luke } from "../staging/figures.js";
import { gideon } from "../staging/groups.js";

const aimed = (hand: readonly string[]) =>
  at({
    mine: [group("bt-1", { bt: "d1" }), group("stormtrooper", { one: "c2", two: "d2", three: "e2" })],
    theirs: [luke(), gideon("a1")],
    hand,
    activating: "bt",
  })
    .choose("cc:ballistics-matrix@bt")
    .notOffers(["attack:luke:d3"]);
card(
  "ballistics-matrix",
  () =>
    aimed(["ballistics-matrix"])
      .choose("cc:ballistics-matrix#at0@bt")
      .offers(["attack:luke:d3"])
      .notOffers(["cc:ballistics-matrix#at0@bt"])
      .waits(),
  // an attack inside a special action: before its target is chosen
  () =>
    aimed(["ballistics-matrix", "cruel-strike"])
      .choose("cc:cruel-strike@bt")
      .choose("cc:ballistics-matrix#at1@bt")
      .offersExactly(["luke@d3", "gideon@a1"])
      .waits(),
);
