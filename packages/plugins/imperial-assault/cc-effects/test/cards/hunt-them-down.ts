import { card } from "../card.js";
import { table } from "../position.js";
import { special } from "../staging/figures.js";

card("hunt-them-down", () =>
  special("hunt-them-down", "the-grand-inquisitor", "dc_special:The Grand Inquisitor:0", { dice: [0, 0, 0, 0] })
    .choose("cc:hunt-them-down@me")
    .expect(
      table({
        attacks: {
          0: {
            keywords: { cleave: [2] },
            modifiers: { 1: { symbol: "accuracy", amount: 2, by: "cc:hunt-them-down" } },
          },
        },
      }),
    )
    .waits(),
);
