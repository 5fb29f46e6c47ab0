import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";
import { held } from "../staging/groups.js";

const rook = (space: string) =>
  play("transmit-the-plans", "bodhi-rook", {
    affiliation: "rebel",
    mine: [group("bodhi-rook", { one: space }), group("gaarkhan", { two: "c3" })],
  })
    .choose({ two: 2 })
    .expect(held({ two: ["hit", "hit"] }));
card(
  "transmit-the-plans",
  () =>
    rook("b1")
      .expect(table({ sides: { 0: { vp: 2 } } }))
      .waits(),
  // away from terminals only the tokens
  () =>
    rook("d2")
      .expect(table({ sides: { 0: { vp: 0 } } }))
      .waits(),
);
