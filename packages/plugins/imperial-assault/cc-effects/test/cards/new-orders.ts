import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const spent = [
  group("imperial-officer", { one: "d2" }),
  group("stormtrooper", { two: "c2" }, { ready: false }),
  group("royal-guard", { far: "a1" }, { ready: false }),
];
card("new-orders", () =>
  play("new-orders", "imperial-officer", { mine: spent })
    .expect(table({ groups: { "0.stormtrooper.1": { ready: true }, "0.royal-guard.2": { ready: false } } }))
    .waits(),
);
