import { card } from "../card.js";
import { at, group } from "../position.js";
import { held, luke } from "../staging/figures.js";

const wookiee = (damage: number) =>
  at({
    mine: [group("gaarkhan", { gaarkhan: { at: "d1", damage } })],
    theirs: [luke()],
    hand: ["battle-scars"],
    activating: "gaarkhan",
  })
    .choose("cc:battle-scars@gaarkhan")
    .choose("block");
card(
  "battle-scars",
  () =>
    wookiee(3)
      .choose("hit")
      .expect(held({ gaarkhan: ["block", "hit"] }))
      .offers(["go:e1"])
      .waits(),
  () =>
    wookiee(2)
      .expect(held({ gaarkhan: ["block"] }))
      .offers(["go:e1"])
      .waits(),
);
