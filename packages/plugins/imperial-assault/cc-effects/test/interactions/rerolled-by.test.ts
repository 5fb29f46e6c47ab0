import { describe, test } from "vitest";
import { at, figure, fullGame, group } from "../position.js";

/** The pirate has Luke reroll his white die, which then shows a block and an evade. */
const raided = (hands: { readonly hand?: readonly string[]; readonly against?: readonly string[] }) =>
  at({
    game: fullGame,
    mine: [group("weequay-pirate", { pirate: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d3" })],
    ...hands,
    activating: "pirate",
    me: { affiliation: "mercenary" },
    dice: [3, 3, 5, 3],
  })
    .choose("attack:luke:d3")
    .choose("raider#at0@pirate")
    .choose([2]);

describe("whoever rolled a die rerolls it, whoever has it rerolled", () => {
  test("the pirate's player answers it with Tough Luck", () => {
    raided({ hand: ["tough-luck"] })
      .choose("cc:tough-luck@pirate")
      .expect(figure("luke", { damage: 3 }))
      .waits()
      .done();
  });

  test("Luke's player, who rerolled it, does not", () => {
    raided({ against: ["tough-luck"] })
      .expect(figure("luke", { damage: 2 }))
      .waits()
      .done();
  });
});
