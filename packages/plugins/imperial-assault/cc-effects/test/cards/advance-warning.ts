import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card("advance-warning", () =>
  at({
    mine: [group("imperial-officer", { officer: "d1" }), one()],
    theirs: [luke({ at: "d6" })],
    hand: ["advance-warning"],
    activating: "officer",
  })
    .choose("cc:advance-warning@officer")
    .choose("d3")
    .expect(table({ activation: { points: 1 }, figures: { one: { spaces: ["d3"] } } }))
    .waits(),
);
