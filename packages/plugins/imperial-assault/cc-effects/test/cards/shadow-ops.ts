import { card } from "../card.js";
import { at, group } from "../position.js";

card("shadow-ops", () =>
  at({
    mine: [group("mak-eshkarey", { one: "d2" })],
    theirs: [group("luke-skywalker", { luke: "d3" })],
    hand: ["shadow-ops"],
    against: ["focus"],
    activating: "one",
    me: { affiliation: "rebel" },
  })
    .choose("cc:shadow-ops@one")
    .pass()
    .explains("cc:focus", "cc:banned")
    .waits(),
);
