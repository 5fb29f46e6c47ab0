import { test } from "vitest";
import { at, group, table } from "../position.js";

test("Last Stand focuses another figure of the group when one is defeated", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" })],
    theirs: [group("stormtrooper-elite", { one: { at: "d2", damage: 4 }, two: "h8" })],
    activating: "vader",
  })
    .choose("dc_special:Darth Vader:1")
    .expect(table({ figures: { two: { conditions: ["focus"] } } }))
    .proves("last-stand")
    .waits()
    .done();
});

test("Last Stand of a figure that falls in an attack inside an ability still happens", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" })],
    theirs: [group("stormtrooper-elite", { one: { at: "d2", damage: 4 }, two: "h8" })],
    activating: "vader",
    dice: [4, 4, 4, 0],
  })
    .choose("dc_special:Darth Vader:0")
    .expect(table({ figures: { two: { conditions: ["focus"] } } }))
    .proves("last-stand")
    .waits()
    .done();
});
