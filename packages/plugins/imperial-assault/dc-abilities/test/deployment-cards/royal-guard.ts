import { test } from "vitest";
import { at, group, table } from "../position.js";

test("Vengeance follows a defeat next to the guard, not a blow that is survived", () => {
  const mine = [group("darth-vader", { vader: "d1" })];
  const royal = (cousin: string, more: object) => [
    group("royal-guard", { guard: "c2" }),
    group(cousin, { cousin: { at: "d2", ...more } }),
  ];
  at({ mine, theirs: royal("imperial-officer", { damage: 2 }), activating: "vader" })
    .choose("dc_special:Darth Vader:1")
    .choose("cousin")
    .expect(table({ figures: { guard: { conditions: ["focus"] } } }))
    .proves("vengeance")
    .waits()
    .done();
  // Sustained by Rage keeps Maul alive
  at({ mine, theirs: royal("maul", { damage: 11 }), activating: "vader" })
    .choose("dc_special:Darth Vader:1")
    .choose("cousin")
    .expect(table({ figures: { cousin: { damage: 12 }, guard: { conditions: [] } } }))
    .waits()
    .done();
});
