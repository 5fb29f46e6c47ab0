import { test } from "vitest";
import { at, group } from "../position.js";
import { luke } from "../staging/figures.js";

test("Overwatch attacks a hostile figure that comes next to its token, and the token goes", () => {
  at({
    mine: [group("e-web-engineer", { eweb: "g1+h1" }, { attachments: ["overwatch"] })],
    theirs: [luke("d1")],
    activating: "eweb",
  })
    .choose("dc_special:Overwatch:0")
    .choose("e2")
    .choose("pass")
    .choose("move")
    .choose("go:d2")
    .choose("overwatch#at0@eweb")
    .event("attack:declared")
    .proves("dc_special:Overwatch:0", "overwatch")
    .waits()
    .done();
});
