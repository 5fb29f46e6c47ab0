import { card } from "../card.js";
import { group, table } from "../position.js";
import { done, early, one } from "../staging/round.js";

card(
  "adrenaline",
  () =>
    early("adrenaline", { mine: [group("gaarkhan", { gaarkhan: "c1" }), ...one] })
      .choose("cc:adrenaline")
      .value("figure:health", { figure: "gaarkhan" }, 13, 18)
      .value("figure:health", { figure: "one" }, 3, 3)
      .waits(),
  // two more than it has left are suffered, and are too many when the round is over
  () =>
    early("adrenaline", {
      mine: [
        group("gaarkhan", { gaarkhan: { at: "d1", damage: 12 } }, done),
        group("stormtrooper", { one: "a1" }, done),
      ],
      theirs: [group("luke-skywalker", { luke: "d3" }, done)],
      against: ["corrupting-force"],
      them: { affiliation: "imperial" },
      dice: [5],
    })
      .choose("cc:adrenaline")
      .choose("cc:corrupting-force")
      .choose(["gaarkhan"])
      .choose([])
      .event("figure:damaged", { figure: "gaarkhan", amount: 2 })
      .event("figure:fell", { figure: "gaarkhan" })
      .expect(table({ round: 2 }))
      .waits(),
);
