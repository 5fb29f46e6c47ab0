import { card } from "../card.js";
import { figure, table } from "../position.js";
import { braved } from "../staging/shots.js";

card(
  "deflection",
  () =>
    braved("deflection", "luke-skywalker")
      .expect(table({ figures: { one: { damage: 1 }, x: { damage: 3 } } }))
      .waits(),
  // three of accuracy are one
  () =>
    braved("deflection", "luke-skywalker", { dice: [1, 4, 0] })
      .event("attack:missed", { reason: "accuracy" })
      .expect(figure("one", { damage: 1 }))
      .waits(),
);
