import { test } from "vitest";
import { at, group, table } from "../position.js";
import { luke, mercenary } from "../staging/figures.js";

test("Dubious Counterparts gives one more action after Invasive Procedure", () => {
  at({
    mine: [group("doctor-aphra", { aphra: "h7" }), group("0-0-0", { triple: "d1" })],
    theirs: [luke("d2")],
    activating: "triple",
    sides: mercenary(),
  })
    .choose("dc_special:0-0-0:0")
    .choose("dubious-counterparts#at0@aphra")
    .expect(table({ activation: { actions: 2 } }))
    .proves("dubious-counterparts")
    .waits()
    .done();
});

test("Dubious Counterparts gives none after another special action", () => {
  at({
    mine: [group("doctor-aphra", { aphra: "h7" }), group("0-0-0", { triple: { at: "d1", conditions: ["stun"] } })],
    theirs: [luke("d2")],
    activating: "triple",
    sides: mercenary(),
  })
    .choose("discard:stun")
    .notOffers(["dubious-counterparts#at0@aphra"])
    .waits()
    .done();
});
