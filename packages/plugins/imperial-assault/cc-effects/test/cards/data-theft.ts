import { card } from "../card.js";
import { at, figure, group } from "../position.js";

card("data-theft", () =>
  at({
    mine: [group("isb-infiltrator", { one: { at: "d2", damage: 3 } })],
    theirs: [group("luke-skywalker", { luke: "d3" })],
    hand: ["data-theft"],
    activating: "one",
    them: { discard: ["recovery"] },
  })
    .choose("cc:data-theft@one")
    .choose("cc:data-theft/recovery@one")
    .expect(figure("one", { damage: 1 }))
    .waits(),
);
