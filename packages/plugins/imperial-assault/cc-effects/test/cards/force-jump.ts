import { card } from "../card.js";
import { at, figure, group } from "../position.js";

card("force-jump", () =>
  at({
    mine: [group("emperor-palpatine", { one: "f3" })],
    theirs: [group("luke-skywalker", { luke: "a3" })],
    hand: ["force-jump"],
    activating: "one",
  })
    .choose("cc:force-jump@one")
    .notOffers(["g4", "h3"])
    .choose("h4")
    .expect(figure("one", { spaces: ["h4"] }))
    .waits(),
);
