import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { gideon, luke } from "../staging/figures.js";

const bane = () =>
  at({
    mine: [group("cad-bane", { bane: "d1" })],
    theirs: [luke({ at: "d5" }), gideon],
    hand: ["still-faster-than-you"],
    turn: 1,
    dice: [5, 3, 0],
  })
    .choose("1.luke-skywalker.0")
    .choose("cc:still-faster-than-you@bane");
card(
  "still-faster-than-you",
  () =>
    bane()
      .choose(0)
      .choose("e3")
      .expect(figure("bane", { spaces: ["e3"] }))
      .expect(figure("gideon", { damage: 4 }))
      .waits(),
  () =>
    bane()
      .choose(1)
      .choose("d2")
      .expect(figure("bane", { spaces: ["d2"] }))
      .expect(figure("gideon", { damage: 4 }))
      .waits(),
);
