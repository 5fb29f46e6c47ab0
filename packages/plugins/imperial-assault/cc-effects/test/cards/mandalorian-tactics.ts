import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

const fett = (dice: readonly number[]) =>
  at({
    mine: [group("boba-fett", { boba: "d1" })],
    theirs: [luke()],
    hand: ["mandalorian-tactics"],
    activating: "boba",
    dice,
  }).choose("cc:mandalorian-tactics@boba");
card(
  "mandalorian-tactics",
  () =>
    fett([5, 5, 5, 2])
      .choose(1)
      .expect(table({ activation: { actions: 2 }, figures: { luke: { damage: 4 } } }))
      .waits(),
  () =>
    fett([])
      .choose(0)
      .expect(table({ activation: { points: 4 } }))
      .waits(),
);
