import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card("reposition", () =>
  play("reposition", "imperial-officer", {
    mine: [group("imperial-officer", { one: "d2" }), group("stormtrooper", { two: "c3" })],
  })
    .choose("two")
    .choose("c4")
    .expect(figure("two", { spaces: ["c4"] }))
    .waits(),
);
