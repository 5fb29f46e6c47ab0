import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";
import { far, hits } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

prove([
  // whoever fell leaves it to a friend of choice
  {
    ...shotAt("obi-wan-kenobi", { hurt: { damage: 11 }, foes: [group("rebel-trooper", { you: "h8", two: "g8" })] }, [
      "pass",
      "two",
    ]),
    proves: "into-the-force",
    ...hits(0),
    table: { figures: { you: { conditions: [] }, two: { conditions: ["focus"] } }, sides: { 0: { vp: 7 } } },
  },
  // 3 points less than its cost of 7, and one friend is Focused, not two
  {
    ...shotAt("obi-wan-kenobi", { foes: [group("rebel-trooper", { you: "h8", two: "g8" })] }, [
      "strike-me-down#at0@foe",
      "two",
    ]),
    proves: "strike-me-down",
    table: { figures: { you: { conditions: [] }, two: { conditions: ["focus"] } }, sides: { 0: { vp: 4 } } },
  },
]);

test("Alter Mind keeps hostile figures near Obi-Wan from counting for control, but not those far away", () => {
  at({ mine: [group("obi-wan-kenobi", { obi: "d1" })], theirs: [luke(), far], activating: "obi" })
    .value("figure:control", { figure: "luke" }, 1, 0, ["alter-mind"])
    .value("figure:control", { figure: "far" }, 1, 1)
    .proves("alter-mind")
    .waits()
    .done();
});

test("hostile figures near Obi-Wan are not offered doors: Alter Mind", () => {
  at({
    mine: [group("c-3po", { threepio: "c2" })],
    theirs: [group("obi-wan-kenobi", { obi: "d1" })],
    activating: "threepio",
  })
    .notOffers(["open:door-1"])
    .explains("open:door-1", "ia:cannot-interact")
    .proves("alter-mind")
    .waits()
    .done();
});
