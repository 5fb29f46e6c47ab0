import { test } from "vitest";
import { at, group } from "../position.js";
import { luke } from "../staging/figures.js";

test("Hop On! pushes the friend whose space Kuiil enters", () => {
  at({
    mine: [group("kuiil", { kuiil: "d1+d2" }), group("greedo", { greedo: "e1" })],
    theirs: [luke("h8")],
    activating: "kuiil",
    points: 2,
  })
    .choose("dc_special:Kuiil:0")
    .offers(["go:f1+f2"])
    .choose("go:f1+f2")
    .choose("dc_special:Kuiil:0#at0@kuiil")
    .proves("dc_special:Kuiil:0")
    .waits()
    .done();
});
