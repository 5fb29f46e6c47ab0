import { test } from "vitest";
import { at, group, table } from "../position.js";

test("Mounted gives 3 movement points at the start of the activation", () => {
  at({ mine: [group("dewback-rider", { rider: { at: "d1+d2" } })], theirs: [group("luke-skywalker", { luke: "h8" })] })
    .expect(table({ activation: { points: 3 } }))
    .proves("mounted")
    .waits()
    .done();
});
