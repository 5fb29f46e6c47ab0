import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { gideon } from "../staging/figures.js";

card("son-of-skywalker", () =>
  at({
    mine: [group("luke-skywalker", { luke: "d1" }, { ready: false }), gideon],
    theirs: [group("darth-vader", { vader: "a6" })],
    hand: ["son-of-skywalker"],
    activating: "gideon",
  })
    .pass()
    .choose("cc:son-of-skywalker@luke")
    .expect(table({ groups: { "0.luke-skywalker.0": { ready: true } } }))
    .waits(),
);
