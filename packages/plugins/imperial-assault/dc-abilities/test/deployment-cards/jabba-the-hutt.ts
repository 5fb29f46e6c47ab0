import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";
import { JABBA, luke } from "../staging/figures.js";

prove([
  {
    ...using("jabba-the-hutt", "dc_special:Jabba the Hutt:0", { me: JABBA, foe: "e1" }, ["foe"]),
    ...damaged({ me: 0, foe: 3 }),
  },
  // any figure of the Mercenaries, wherever it is
  {
    ...using(
      "jabba-the-hutt",
      "dc_special:Jabba the Hutt:1",
      { me: JABBA, friends: [group("hired-gun", { you: "h8" })] },
      ["you"],
    ),
    never: ["foe"],
    table: { figures: { you: { conditions: ["focus"] } } },
  },
  {
    ...using("jabba-the-hutt", "dc_special:Jabba the Hutt:2", { me: JABBA }),
    sides: [{ deck: ["urgency", "planning"] }, {}],
    table: { sides: { 0: { hand: ["urgency"], deck: ["planning"] } } },
  },
  // for 2 VP: a shot, and 2 movement points
  {
    ...using(
      "jabba-the-hutt",
      "dc_special:Jabba the Hutt:3",
      { me: JABBA, foe: "e1", friends: [group("hired-gun", { you: "d2" })] },
      ["you", "foe@e1", "f2"],
    ),
    sides: [{ vp: 6 }, {}],
    dice: [4, 2, 0],
    never: ["g2"],
    table: {
      figures: { foe: { damage: 2 }, you: { spaces: ["f2"] } },
      sides: { 0: { vp: 4 } },
      activation: { figure: "foe" },
    },
  },
]);

test("Nefarious Gains scores 1 VP for a hostile figure's defeat, not for a friend's", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" }), group("jabba-the-hutt", { jabba: "c7+d7+c8+d8" })],
    theirs: [group("c-3po", { threepio: { at: "d2", damage: 3 } }), luke("h8")],
    activating: "vader",
  })
    .choose("dc_special:Darth Vader:1")
    .event("vp:scored", { seat: 0, vp: 1, by: "nefarious-gains" })
    .proves("nefarious-gains")
    .waits()
    .done();
});
