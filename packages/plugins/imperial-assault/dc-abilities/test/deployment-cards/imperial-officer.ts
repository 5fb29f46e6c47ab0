import { test } from "vitest";
import { at, group, table } from "../position.js";

test("Order lets another friendly figure within 2 spend 2 movement points at once", () => {
  at({
    mine: [group("imperial-officer", { officer: "d1" }), group("stormtrooper", { trooper: "e1" })],
    theirs: [group("luke-skywalker", { luke: "h8" })],
    activating: "officer",
  })
    .choose("dc_special:Imperial Officer (Regular):0")
    .asks("ia:relocate", 0)
    .notOffers(["h1"])
    .choose("g1")
    .expect(table({ figures: { trooper: { spaces: ["g1"] } }, activation: { points: 0, actions: 1 } }))
    .proves("dc_special:Imperial Officer (Regular):0")
    .waits()
    .done();
});
