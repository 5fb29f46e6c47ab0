import { test } from "vitest";
import { at, group } from "../position.js";

test("Squad Training needs another friendly Trooper adjacent", () => {
  const mine = [group("stormtrooper", { one: "d1", two: "d2", three: "h8" })];
  at({
    mine: [group("stormtrooper", { one: "d1", two: "h8" })],
    theirs: [group("luke-skywalker", { luke: "f1" })],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:f1")
    .event("attack:resolved")
    .waits()
    .done();
  at({ mine, theirs: [group("luke-skywalker", { luke: "f1" })], activating: "one", dice: [4, 4, 0, 5] })
    .choose("attack:luke:f1")
    .choose("squad-training#at0@one")
    .choose([0])
    .event("attack:rerolled")
    .proves("squad-training")
    .waits()
    .done();
});
