import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { one } from "../staging/round.js";

card("i-make-my-own-luck", () =>
  at({
    mine: one,
    theirs: [group("han-solo", { han: "d3" }), group("luke-skywalker", { luke: "d4" })],
    against: ["i-make-my-own-luck"],
    start: "round",
  })
    .choose("cc:i-make-my-own-luck@han")
    .expect(table({ initiative: 1, activation: { figure: "han" } }))
    .waits(),
);
