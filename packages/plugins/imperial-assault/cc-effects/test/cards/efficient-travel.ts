import { card } from "../card.js";
import { group, table } from "../position.js";
import { done, early } from "../staging/round.js";

card("efficient-travel", () =>
  early("efficient-travel", {
    mine: [group("stormtrooper", { one: "f2" })],
    theirs: [group("luke-skywalker", { luke: "d6" }, done)],
  })
    .choose("cc:efficient-travel")
    .value("figure:surcharge", { figure: "luke" }, 1, 1)
    .choose("move")
    .choose("go:g2")
    .expect(table({ activation: { points: 3 } }))
    .waits(),
);
