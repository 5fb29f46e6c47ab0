import { test } from "vitest";
import { at, group, table } from "../position.js";

test("Camouflage hides a figure from hostile figures 4 or more spaces away", () => {
  at({
    mine: [group("stormtrooper", { storm: "a1" })],
    theirs: [group("scout-trooper", { scout: "e1" }), group("luke-skywalker", { luke: "d1" })],
    activating: "storm",
  })
    .notOffers(["attack:scout:e1"])
    .offers(["attack:luke:d1"])
    .waits()
    .done();
});

test("Camouflage hides a figure from hostile figures four spaces away, round after round", () => {
  const seen = (from: string) =>
    at({
      mine: [group("stormtrooper", { trooper: from })],
      theirs: [group("scout-trooper", { scout: "e1" })],
      start: "round",
    }).expect(table({ figures: { scout: { unseenFrom: 4 } } }));
  seen("a1").notOffers(["attack:scout:e1"]).proves("camouflage").waits().done();
  seen("b1").offers(["attack:scout:e1"]).waits().done();
});
