import { test } from "vitest";
import { at, group, table } from "../position.js";

test("Immune figures gain no harmful condition", () => {
  at({
    mine: [group("0-0-0", { triple: "d1" })],
    theirs: [group("snowtrooper-elite", { trooper: "d2" })],
    activating: "triple",
  })
    .choose("dc_special:0-0-0:0")
    .expect(table({ figures: { trooper: { conditions: [], damage: 2 } } }))
    .proves("immune")
    .waits()
    .done();
});
