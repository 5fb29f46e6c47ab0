import { card } from "../card.js";
import { figure, group } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

card(
  "capture-the-weary",
  () =>
    play("capture-the-weary", "trandoshan-hunter", { affiliation: "mercenary" })
      .expect(figure("luke", { damage: 0, conditions: ["weaken"] }))
      .waits(),
  // already Weakened: strain instead
  () =>
    play("capture-the-weary", "trandoshan-hunter", {
      affiliation: "mercenary",
      theirs: [group("luke-skywalker", { luke: { at: "d3", conditions: ["weaken"] } })],
    })
      .expect(figure("luke", { damage: 2 }))
      .waits(),
);
