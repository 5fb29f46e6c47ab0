import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";
import { far } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

const pair = (foe: string, beside: string, far = "f1") => ({
  theirs: [group("wookiee-warrior-elite", { foe, beside, far })],
});

prove([
  // Blast 2; or 1 damage to everybody within 2 spaces of the target, herself too
  {
    ...shot("drokkatta", {}, ["drokkatta:1", 0]),
    ...pair("c1", "d1"),
    dice: [1, 1, 2, 0],
    proves: "shrapnel",
    ...damaged({ me: 0, foe: 3, beside: 2, far: 0 }),
  },
  {
    ...shot("drokkatta", {}, ["drokkatta:1", 1]),
    ...pair("c1", "d1"),
    dice: [1, 1, 2, 0],
    proves: "shrapnel",
    ...damaged({ me: 1, foe: 4, beside: 1, far: 0 }),
  },
]);

test("Demolish hurts whoever stands there, and leaves rubble", () => {
  at({ mine: [group("drokkatta", { drok: "d1" })], theirs: [luke("f1"), far], activating: "drok" })
    .choose("demolish#at0@drok")
    .choose("f1")
    .expect(table({ figures: { luke: { damage: 1 }, drok: { damage: 1 } }, rubble: ["f1"] }))
    .proves("demolish")
    .waits()
    .done();
});
