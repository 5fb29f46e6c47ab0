import { card } from "../card.js";
import { group, table } from "../position.js";
import { done, early, mercenary } from "../staging/round.js";

const shaded = (theirs: string) =>
  early("in-the-shadows", {
    mine: [group("greedo", { greedo: "b1" }, done), group("stormtrooper", { one: "a1" }, done)],
    theirs: [group("imperial-officer", { they: theirs })],
    me: mercenary,
  }).choose("cc:in-the-shadows@greedo");
card(
  "in-the-shadows",
  // four spaces away: nothing of Greedo is seen, and all that stands behind him
  () => shaded("f1").notOffers(["attack:greedo:b1"]).offers(["attack:one:a1"]).waits(),
  () => shaded("e1").offers(["attack:greedo:b1"]).notOffers(["attack:one:a1"]).waits(),
  // the next round has its own light
  () =>
    shaded("f1")
      .pass()
      .expect(table({ round: 2 }))
      .choose("1.imperial-officer.0")
      .offers(["attack:greedo:b1"])
      .waits(),
);
