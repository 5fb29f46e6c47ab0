import { test } from "vitest";
import { at, group, table } from "../position.js";

test("Self-Destruct rolls a red die at the end of the round and takes the droid with it", () => {
  at({
    // the dummy of this mission stands at c3
    mission: "b",
    mine: [group("probe-droid", { droid: "d3" }), group("stormtrooper", { trooper: "a8" })],
    theirs: [group("luke-skywalker", { luke: "d4" })],
    activating: "droid",
    dice: [1],
  })
    .choose("pass")
    .choose("pass")
    .choose("pass")
    // the rules of the mission, in any order
    .choose([0, 1])
    .choose("self-destruct#at0@droid")
    .expect(table({ figures: { luke: { damage: 2 } }, objects: { "dummy-1": { damage: 2 } } }))
    .proves("self-destruct")
    .waits()
    .done();
});
