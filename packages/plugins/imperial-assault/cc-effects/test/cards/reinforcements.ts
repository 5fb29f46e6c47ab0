import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { done } from "../staging/round.js";

/** Luke strikes a trooper down, and the next round begins. */
const bereft = (card: string, damage: number) =>
  at({
    mine: [group(card, { two: { at: "b1", damage }, three: "a5" }, done)],
    theirs: [group("luke-skywalker", { luke: "b3" })],
    hand: ["reinforcements"],
    turn: 1,
    dice: [4, 4, 4, 0],
  })
    .choose("attack:two:b1")
    .pass();
card(
  "reinforcements",
  () =>
    bereft("stormtrooper", 0)
      .choose("cc:reinforcements")
      .offers(["two@a4", "two@b6"])
      .notOffers(["two@a3"])
      .choose("two@a4")
      .expect(table({ round: 2, figures: { two: { spaces: ["a4"], damage: 0 } } }))
      .waits(),
  () => bereft("heavy-stormtrooper", 3).offers(["cc:reinforcements"]).waits(),
  // its reinforcement cost is 4
  () =>
    bereft("scout-trooper", 3)
      .expect(table({ round: 2 }))
      .notOffers(["cc:reinforcements"])
      .waits(),
);
