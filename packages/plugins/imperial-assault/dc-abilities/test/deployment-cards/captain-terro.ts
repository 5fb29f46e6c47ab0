import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { using } from "../shots.js";
import { burnt, flame, three } from "../staging/figures.js";

prove([
  {
    ...using("captain-terro", "dc_special:Captain Terro:0", { me: "a1+a2" }, ["c1"]),
    ...three,
    never: ["d1"],
    table: { figures: { me: { damage: 0 }, foe: burnt, beside: burnt, far: { damage: 0 } } },
  },
]);

test("Fireproof figures are not harmed by a Flamethrower", () => {
  at({ mine: [flame], theirs: [group("captain-terro", { terro: "c1+c2" })], activating: "terro" })
    .choose("dc_special:Captain Terro:0")
    .choose("d1")
    .expect(table({ figures: { flame: { damage: 0, conditions: [] } } }))
    .proves("fireproof")
    .waits()
    .done();
});
