import { test } from "vitest";
import { at, group } from "../position.js";

/** An E-Web that may lay its token on b6: on the way to c7 or next to it, unless that leads over b8. Luke walks from a7 to c7 by one of them. */
const eweb = () =>
  at({
    mine: [group("e-web-engineer", { eweb: "b4+b5" }, { attachments: ["overwatch"] })],
    theirs: [group("luke-skywalker", { luke: "a7" })],
    activating: "eweb",
  });

test("a step next to an Overwatch token can be answered, and the way that avoids it is taken", () => {
  eweb()
    .choose("pass")
    .choose("go:c7")
    .event("figure:moved", { to: ["b6"] })
    .waits()
    .done();
  eweb()
    .choose("dc_special:Overwatch:0")
    .choose("b6")
    .choose("pass")
    .choose("go:c7")
    .event("figure:moved", { to: ["b8"] })
    .waits()
    .done();
});

test("how far it watches is a value with its reason", () => {
  eweb().value("step:answers", { figure: "luke", window: "figure:entered" }, {}, {}).waits().done();
  eweb()
    .choose("dc_special:Overwatch:0")
    .choose("b6")
    .value("step:answers", { figure: "luke", window: "figure:entered" }, {}, { b6: 1 })
    .waits()
    .done();
});
