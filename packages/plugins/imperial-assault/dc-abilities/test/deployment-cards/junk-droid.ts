import { test } from "vitest";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

test("Spot Weld puts a Junk Droid next to the tinkerer", () => {
  at({ mine: [group("ugnaught-tinkerer", { ugnaught: "d1" })], theirs: [luke("h8")], activating: "ugnaught" })
    .choose("dc_special:Ugnaught Tinkerer (Regular):0")
    .choose("d2")
    .expect(table({ activation: { actions: 1 } }))
    .proves("dc_special:Ugnaught Tinkerer (Regular):0")
    .waits()
    .done();
});
