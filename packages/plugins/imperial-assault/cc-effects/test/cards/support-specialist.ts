import { card } from "../card.js";
import { at, group, table } from "../position.js";

const supported = (dice: readonly number[]) =>
  at({
    mine: [group("del-meeko", { del: "d1" }), group("stormtrooper", { one: { at: "c1", damage: 2 }, far: "h1" })],
    theirs: [group("luke-skywalker", { luke: "d3" })],
    hand: ["support-specialist", "recovery"],
    activating: "del",
    dice,
  })
    .choose("cc:support-specialist@del")
    .offersExactly(["del", "one"]);
card(
  "support-specialist",
  () =>
    supported([5, 5, 0])
      .choose("one")
      .offers(["go:b4", "attack:luke:d3", "cc:recovery@one", "pass"])
      .choose("attack:luke:d3")
      .expect(table({ figures: { luke: { damage: 3 } }, activation: { figure: "del", actions: 1 } }))
      // one action, not two: it is Del Meeko's turn again
      .notOffers(["cc:recovery@one"])
      .waits(),
  // a move is one decision
  () =>
    supported([])
      .choose("one")
      .choose("go:b4")
      .expect(table({ figures: { one: { spaces: ["b4"] } }, activation: { points: 0 } }))
      .waits(),
  // a special action of a command card is an action too
  () =>
    supported([])
      .choose("one")
      .choose("cc:recovery@one")
      .expect(table({ figures: { one: { damage: 0 } }, activation: { figure: "del", actions: 1 } }))
      .waits(),
);
