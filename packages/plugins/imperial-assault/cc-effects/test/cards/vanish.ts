import { card } from "../card.js";
import { figure, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const vanished = (dice: readonly number[]) => play("vanish", "davith-elso", { affiliation: "rebel", dice }).pass();
card(
  "vanish",
  () =>
    vanished([4, 4, 4, 0])
      .choose("attack:one:d2")
      .expect(figure("one", { damage: 0 }))
      .waits(),
  // and points for its next activation
  () =>
    vanished([])
      .pass()
      .pass()
      .expect(table({ activation: { figure: "one", points: 4 } }))
      .waits(),
);
