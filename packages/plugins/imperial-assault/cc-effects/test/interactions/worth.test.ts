import { describe, test } from "vitest";
import { at, fullGame, group, table } from "../position.js";

const scored = (vp: number) => table({ sides: { 0: { vp } } });

describe("what a card pays for a defeat is not what the figure is worth", () => {
  const hunted = (against: readonly string[]) =>
    at({
      game: fullGame,
      mine: [group("trandoshan-hunter", { hunter: "d2" })],
      theirs: [group("rebel-trooper", { trooper: "d3" }), group("hera-syndulla", { hera: "d4" })],
      hand: ["price-on-their-heads"],
      against,
      activating: "hunter",
      me: { affiliation: "mercenary" },
      dice: [4, 4, 0],
    })
      .choose("cc:price-on-their-heads@hunter")
      .choose("trooper");

  test("Of No Importance takes nothing off the price on a head", () => {
    hunted(["of-no-importance"])
      .choose("attack:trooper:d3")
      .choose("cc:of-no-importance")
      .expect(scored(4))
      .waits()
      .done();
  });

  test("Evacuate halves the figure and not the price", () => {
    at({
      game: fullGame,
      mine: [group("trandoshan-hunter", { hunter: "a1" })],
      theirs: [group("rebel-trooper", { trooper: "d3" }), group("hera-syndulla", { hera: "d4" })],
      hand: ["price-on-their-heads"],
      against: ["evacuate"],
      activating: "hunter",
      me: { affiliation: "mercenary" },
    })
      .choose("cc:price-on-their-heads@hunter")
      .choose("trooper")
      .pass()
      .choose("1.hera-syndulla.1")
      .choose("cc:evacuate@hera")
      .choose("trooper")
      .expect(scored(5))
      .waits()
      .done();
  });
});

test("an object that is destroyed is not defeated", () => {
  at({
    game: fullGame,
    mine: [group("alliance-ranger", { ranger: { at: "e1", damage: 3 } })],
    theirs: [group("luke-skywalker", { luke: "a6" })],
    hand: ["glory-of-the-kill"],
    activating: "ranger",
    me: { affiliation: "rebel" },
    mission: "b",
    dice: [5, 5],
  })
    .choose("attack:dummy-1:e3")
    .expect(table({ figures: { ranger: { conditions: [], damage: 3 } }, objects: {} }))
    .waits()
    .done();
});
