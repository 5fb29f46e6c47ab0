import { card } from "../card.js";
import { table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const rallies = { deck: ["rally", "rally"] };
card(
  "strategic-shift",
  () =>
    play("strategic-shift", "isb-infiltrator", { against: ["rally"], them: rallies })
      .offersExactly([0, 1])
      .choose(1)
      .expect(table({ sides: { 1: { hand: ["rally", "rally"], deck: ["rally"] } } }))
      .waits(),
  () =>
    play("strategic-shift", "isb-infiltrator", { hand: ["strategic-shift", "rally"], me: rallies })
      .choose(0)
      .expect(table({ sides: { 0: { hand: ["rally", "rally"], deck: ["rally"] } } }))
      .waits(),
);
