import { test } from "vitest";
import { at, group, table } from "../position.js";

// three groups with Field Tactics: the one that was activated by it has it no more, the third has
test("Field Tactics activates another group at once, which then loses its own", () => {
  at({
    mine: [
      group("death-trooper", { one: "d1" }),
      group("death-trooper-elite", { two: "a1" }),
      group("death-trooper", { three: "b1" }),
      group("stormtrooper", { storm: "c1" }),
    ],
    theirs: [group("luke-skywalker", { luke: "h8" }), group("han-solo", { han: "g8" })],
    activating: "one",
  })
    .choose("pass")
    .choose("field-tactics#at0@one")
    .choose("two")
    .expect(table({ activation: { figure: "two" } }))
    .choose("pass")
    .expect(table({ opportunity: 1 }))
    .choose("1.luke-skywalker.0")
    .choose("pass")
    .choose("0.death-trooper.2")
    .choose("pass")
    .offers(["field-tactics#at0@three"])
    .proves("field-tactics")
    .waits()
    .done();
});
