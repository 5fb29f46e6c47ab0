import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";
import { hurt } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

prove([
  {
    ...using("sabine-wren", "dc_special:Sabine Wren:0", { me: hurt("a1", 3), foe: "h2" }, ["c1"]),
    table: { figures: { me: { spaces: ["c1"], damage: 1 } } },
  },
]);

test("Parting Gift damages everybody on and next to the space but Sabine", () => {
  at({ mine: [group("sabine-wren", { sabine: "d1" })], theirs: [luke()], activating: "sabine", dice: [4] })
    .choose("parting-gift#at0@sabine")
    .choose("d2")
    .expect(table({ figures: { luke: { damage: 2 }, sabine: { damage: 0 } } }))
    .proves("parting-gift")
    .waits()
    .done();
});
