import { card } from "../card.js";
import { group, table } from "../position.js";
import { dealt, shot } from "../staging/shots.js";

card(
  "deadeye",
  () =>
    shot("deadeye", { theirs: [group("luke-skywalker", { luke: "d5" })], dice: [1, 4, 0] }, "luke:d5")
      .event(...dealt(2))
      .waits(),
  () =>
    shot("deadeye", { dice: [0, 0, 0] })
      .expect(table({ attacks: { 0: { modifiers: [{ symbol: "accuracy", amount: 2, by: "cc:deadeye" }] } } }))
      .waits(),
);
