import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { luke, one } from "../staging/figures.js";

card(
  "blaze-of-glory",
  () =>
    at({
      mine: [group("ig-88", { ig: "d1" }, { ready: false }), one()],
      theirs: [luke({ at: "a6" })],
      hand: ["blaze-of-glory"],
      activating: "one",
    })
      .pass()
      .choose("cc:blaze-of-glory@ig")
      .expect(table({ groups: { "0.ig-88.0": { ready: true } } }))
      .waits(),
  // and it pays at the end of the round
  () =>
    at({
      mine: [group("ig-88", { ig: "d1" }, { ready: false }), one()],
      theirs: [group("luke-skywalker", { luke: "a6" }, { ready: false })],
      hand: ["blaze-of-glory"],
      activating: "one",
    })
      .pass()
      .choose("cc:blaze-of-glory@ig")
      .pass()
      .expect(figure("ig", { damage: 3 }))
      .waits(),
);
