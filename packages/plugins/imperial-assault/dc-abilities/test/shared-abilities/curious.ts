import { test } from "vitest";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

test("Curious strains after an interact", () => {
  at({ mine: [group("loth-cat", { cat: "c2" })], theirs: [luke("h8")], activating: "cat" })
    .choose("open:door-1")
    .expect(table({ figures: { cat: { damage: 1 } } }))
    .proves("curious")
    .waits()
    .done();
});
