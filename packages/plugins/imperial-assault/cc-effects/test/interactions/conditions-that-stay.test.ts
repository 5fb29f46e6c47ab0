import { describe, test } from "vitest";
import { at, figure, fullGame, group, table } from "../position.js";

describe("what cannot be gained or lost pays for nothing", () => {
  test("Query: a figure that cannot gain Bleeding does not choose it", () => {
    at({
      game: fullGame,
      mine: [group("hk-47", { hk: "d1" })],
      theirs: [group("snowtrooper-elite", { snow: "d3" })],
      activating: "hk",
      me: { affiliation: "mercenary" },
      dice: [1, 1, 0, 0],
    })
      .choose("attack:snow:d3")
      .expect(figure("snow", { damage: 3, conditions: [] }))
      .waits()
      .done();
  });

  test("Induce Rage gives no token for a condition that stays", () => {
    at({
      mine: [group("krrsantan", { krr: "d2" })],
      theirs: [group("luke-skywalker", { luke: "d3" })],
      hand: ["disarm"],
      against: ["induce-rage"],
      activating: "krr",
      me: { affiliation: "mercenary" },
      dice: [5, 3, 3, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:disarm@krr")
      .pass()
      .pass()
      .choose("cc:induce-rage")
      .choose(["luke"])
      .expect(figure("luke", { conditions: ["weaken"] }))
      .expect({ "power-tokens": { held: { luke: ["hit"] } } } as never)
      .waits()
      .done();
  });

  test("Punishing Strike: the condition is another one, not one more", () => {
    at({
      game: fullGame,
      mine: [group("0-0-0", { droid: "d2" })],
      theirs: [group("luke-skywalker", { luke: "d3" })],
      activating: "droid",
      me: { upgrades: ["punishing-strike"], discard: ["capitalize"] },
    })
      .choose("dc_special:0-0-0:0")
      .choose("punishing-strike#at0@punishing-strike")
      .choose(0)
      .expect(table({ figures: { luke: { conditions: ["stun"] } }, sides: { 0: { discard: ["capitalize"] } } }))
      .waits()
      .done();
  });

  test("Submit or Fight: a closed discard pile prevents no strain", () => {
    at({
      game: fullGame,
      mine: [group("darth-vader", { vader: "d1" })],
      theirs: [group("paz-vizsla", { paz: "d3" }), group("bossk", { bossk: "f6" })],
      against: ["rest-in-peace"],
      start: "round",
      them: { affiliation: "mercenary", discard: ["blitz", "focus"] },
    })
      .choose("cc:rest-in-peace")
      .choose("0.darth-vader.0")
      .choose("dc_special:Darth Vader:1")
      .choose("paz")
      .expect(table({ figures: { paz: { damage: 3 } }, sides: { 1: { discard: ["blitz", "focus"] } } }))
      .waits()
      .done();
  });
});
