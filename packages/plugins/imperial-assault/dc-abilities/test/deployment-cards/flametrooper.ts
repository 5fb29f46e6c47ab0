import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";
import { flame } from "../staging/figures.js";

prove([
  {
    mine: [
      {
        card: "heavy-stormtrooper",
        attachments: ["flametrooper"],
        figures: [{ id: "flame", at: "a1", card: "flametrooper" } as never],
      },
    ],
    theirs: [wookiee("c1")],
    activating: "flame",
    choose: ["attack:foe:c1", "incinerate#at0@flame"],
    dice: [0, 4, 0],
    proves: "incinerate",
    table: { figures: { foe: { damage: 3 } } },
  },
]);

test("Fireproof figures suffer no strain", () => {
  at({ mine: [flame], theirs: [group("darth-vader", { vader: "d2" })], activating: "vader" })
    .choose("dc_special:Darth Vader:1")
    .expect(table({ figures: { flame: { damage: 2 } } }))
    .proves("fireproof")
    .waits()
    .done();
});
