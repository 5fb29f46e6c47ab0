import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("rally-the-troops", () =>
  play("rally-the-troops", "kayn-somos", {
    mine: [group("kayn-somos", { one: "d2" }), group("stormtrooper", { two: "c3" }, { ready: false })],
  })
    .expect(table({ groups: { "0.stormtrooper.1": { ready: true } } }))
    .waits(),
);
