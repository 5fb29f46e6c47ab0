import { describe, test } from "vitest";
import { at, fullGame, group, table } from "../position.js";

const one = group("stormtrooper", { one: "d1" });
const luke = group("luke-skywalker", { luke: "d3" });

describe("a card that was cancelled was played", () => {
  const shooting = () =>
    at({
      mine: [one],
      theirs: [luke],
      hand: ["positioning-advantage", "blitz"],
      against: ["negation"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:positioning-advantage@one")
      .choose("cc:negation");

  test("it is discarded, and another card is played in the same moment: Blitz", () => {
    shooting()
      .expect(table({ sides: { 0: { hand: ["blitz"], discard: ["positioning-advantage"] } } }))
      .choose("cc:blitz@one")
      .event("cc:resolved", { card: "blitz" })
      .waits()
      .done();
  });

  test("a die it would have rerolled lies as it fell: Hard to Hit", () => {
    at({
      mine: [one],
      theirs: [luke],
      hand: ["negation"],
      against: ["hard-to-hit"],
      activating: "one",
      // three dice, and none for a reroll
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:hard-to-hit@luke")
      .choose("cc:negation")
      .event("cc:cancelled", { card: "hard-to-hit" })
      .waits()
      .done();
  });

  test("what answers the playing of a card answers it too", () => {
    at({
      game: fullGame,
      mine: [group("agent-kallus", { kallus: "a1" })],
      theirs: [luke],
      hand: ["negation"],
      against: ["take-initiative"],
      start: "round",
    })
      .choose("cc:take-initiative")
      .choose("cc:negation")
      .noEvent("initiative:claimed")
      .expect({ "power-tokens": { held: { kallus: ["hit", "hit"] } } } as never)
      .waits()
      .done();
  });
});
