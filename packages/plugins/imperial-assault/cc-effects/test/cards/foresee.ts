import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

const thrawn = (card: string, second = "celebration") =>
  at({
    mine: [group("thrawn", { thrawn: "d1" })],
    theirs: [luke()],
    hand: ["foresee"],
    me: { deck: ["parry"] },
    them: { deck: ["blitz", second, "assassinate"], discard: [] },
    activating: "thrawn",
  })
    .choose("cc:foresee@thrawn")
    .offersExactly(["blitz", second])
    .choose(card);
card(
  "foresee",
  () =>
    thrawn("blitz")
      .expect(
        table({ sides: { 0: { hand: ["parry"] }, 1: { deck: ["celebration", "assassinate"], discard: ["blitz"] } } }),
      )
      .waits(),
  // one of two brings no card
  () =>
    thrawn("parting-blow", "parting-blow")
      .expect(table({ sides: { 0: { hand: [] }, 1: { discard: ["parting-blow"] } } }))
      .waits(),
);
