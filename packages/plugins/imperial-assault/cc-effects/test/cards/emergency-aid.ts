import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const aided = (by: string) =>
  play("emergency-aid", by, {
    mine: [group(by, { one: "d2" }), group("darth-vader", { vader: { at: "c2", damage: 5 } })],
  })
    .offersExactly(["vader", "luke"])
    .choose("vader");
card(
  "emergency-aid",
  () =>
    aided("stormtrooper")
      .expect(figure("vader", { damage: 3 }))
      .waits(),
  // a Leader
  () =>
    aided("imperial-officer")
      .expect(figure("vader", { damage: 2 }))
      .waits(),
);
