import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";
import { luke, WALKER } from "../staging/figures.js";

prove([
  {
    ...using("bantha-rider", "dc_special:Bantha Rider:0", { me: WALKER }, [["one", "two"]]),
    theirs: [group("wookiee-warrior-elite", { one: "d1", two: "d2", far: "f1" })],
    dice: [4],
    table: { figures: { one: { damage: 3 }, two: { damage: 3 }, far: { damage: 0 } } },
  },
]);

test("Stampede hurts the hostile figures a Bantha stops on", () => {
  at({
    mine: [group("bantha-rider", { bantha: "a1+b1+c1+a2+b2+c2" })],
    theirs: [luke("d1")],
    activating: "bantha",
    points: 1,
  })
    .choose("go:b1+c1+d1+b2+c2+d2")
    .expect(table({ figures: { luke: { damage: 1 } } }))
    .proves("stampede")
    .waits()
    .done();
});
