import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/round.js";

card("take-initiative", () =>
  at({ mine: [group("stormtrooper", { one: "d1" })], theirs: luke, against: ["take-initiative"], start: "round" })
    .choose("cc:take-initiative")
    .expect(table({ initiative: 1, groups: { "1.luke-skywalker.0": { ready: false } } }))
    .waits(),
);
// a companion's card is no deployment card
card("take-initiative", () =>
  at({
    mine: [
      group("iden-versio", { iden: "d1" }),
      group("dio", { dio: "d1" }, { companionOf: "0.iden-versio.0" }),
      group("stormtrooper", { one: "e1" }),
    ],
    theirs: [group("luke-skywalker", { luke: "d5" })],
    hand: ["take-initiative"],
    start: "round",
  })
    .choose("cc:take-initiative")
    .offersExactly(["iden", "one"])
    .choose("one")
    .expect(table({ groups: { "0.stormtrooper.2": { ready: false } } }))
    .waits(),
);
