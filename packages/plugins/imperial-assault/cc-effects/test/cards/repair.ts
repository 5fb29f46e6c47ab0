import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const broken = (by: string, actions: number) =>
  play("repair", by, {
    actions,
    mine: [group(by, { one: "d2" }), group("probe-droid", { droid: { at: "c2", damage: 4 } })],
  });
card(
  "repair",
  () =>
    broken("stormtrooper", 2)
      .expect(table({ activation: { actions: 1 }, figures: { droid: { damage: 1 } } }))
      .waits(),
  // for a Technician it costs no action
  () =>
    broken("del-meeko", 0)
      .expect(figure("droid", { damage: 1 }))
      .event("action:resolved", { figure: "one", kind: "special" })
      .waits(),
);
