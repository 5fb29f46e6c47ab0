import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { attacker, dealt } from "../staging/figures.js";

const charged = (dice: readonly number[]) =>
  at({
    mine: attacker("heavy-stormtrooper"),
    theirs: [group("gaarkhan", { x: "d3" }, { ready: false }), group("luke-skywalker", { luke: "f6" })],
    against: ["furious-charge"],
    activating: "one",
    dice,
  }).choose("attack:x:d3");
card(
  "furious-charge",
  () =>
    charged([4, 4, 0])
      .choose("cc:furious-charge@x")
      .expect(table({ groups: { "1.gaarkhan.0": { ready: true } } }))
      .waits(),
  // two damage are too few
  () =>
    charged([4, 2, 0])
      .event(...dealt(2))
      .notOffers(["cc:furious-charge@x"])
      .waits(),
);
