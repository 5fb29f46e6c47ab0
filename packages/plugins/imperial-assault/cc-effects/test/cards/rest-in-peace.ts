import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { done } from "../staging/round.js";

const piled = (hand: readonly string[], dice?: readonly number[]) =>
  at({
    mine: [group("probe-droid", { droid: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    hand,
    me: { deck: ["blitz", "focus"], discard: ["targeting-network"] },
    start: "round",
    ...(dice && { dice }),
  });
card(
  "rest-in-peace",
  () =>
    piled(["rest-in-peace"])
      .choose("cc:rest-in-peace")
      .value("discard:open", { seat: 0 }, 1, 0)
      .value("discard:open", { seat: 1 }, 1, 0)
      .expect(table({ sides: { 0: { played: ["rest-in-peace"] } } }))
      .pass()
      // one card for the round, and one for this card
      .expect(table({ round: 2, sides: { 0: { played: [], discard: ["targeting-network", "rest-in-peace"] } } }))
      .expect(table({ sides: { 0: { hand: ["blitz", "focus"], deck: [] } } }))
      .waits(),
  () =>
    piled(["rest-in-peace"], [0, 0, 0, 0])
      .choose("cc:rest-in-peace")
      .choose("attack:luke:d3")
      .notOffers(["cc:targeting-network#at0@targeting-network"])
      .waits(),
  () => piled([], [0, 0, 0, 0]).choose("attack:luke:d3").offers(["cc:targeting-network#at0@targeting-network"]).waits(),
);
