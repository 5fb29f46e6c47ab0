import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, mercenary } from "../staging/figures.js";

card("disarm", () =>
  at({
    mine: [group("krrsantan", { krr: "d2" })],
    theirs: [luke()],
    hand: ["disarm"],
    activating: "krr",
    me: mercenary,
    dice: [5, 3, 3, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:disarm@krr")
    .expect(
      table({
        figures: { luke: { damage: 8, conditions: ["bleed", "weaken"] } },
        sides: { 0: { played: ["disarm"] } },
      }),
    )
    .pass()
    // his activation ends, and Weakened does not
    .pass()
    .expect(table({ round: 2, figures: { luke: { conditions: ["bleed", "weaken"] } } }))
    .waits(),
);
