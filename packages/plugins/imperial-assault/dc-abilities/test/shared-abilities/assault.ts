import { test } from "vitest";
import { at, group } from "../position.js";

test("Assault allows a second attack action", () => {
  at({
    mine: [group("e-web-engineer", { engineer: "d1+d2" })],
    theirs: [group("darth-vader", { vader: "f1" })],
    activating: "engineer",
  })
    .value("activation:attacks", { figure: "engineer" }, 1, 2, ["assault"])
    .proves("assault")
    .waits()
    .done();
});
