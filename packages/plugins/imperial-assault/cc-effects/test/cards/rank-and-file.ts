import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

card("rank-and-file", () =>
  at({
    mine: [group("stormtrooper", { one: "d1", two: "d2" })],
    theirs: [luke({ at: "d6" })],
    hand: ["rank-and-file"],
  })
    .choose("one")
    .choose("cc:rank-and-file@one")
    .choose("two")
    .choose("d3")
    .expect(table({ activation: { points: 1 }, figures: { two: { spaces: ["d3"] } } }))
    .waits(),
);
