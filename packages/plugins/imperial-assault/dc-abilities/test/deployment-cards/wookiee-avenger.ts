import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt, wookiee } from "../shots.js";
import { deployed } from "../staging/figures.js";

prove([
  // found in the deck, and drawn with two others
  {
    ...deployed,
    proves: "wookiee-avenger",
    mine: [group("chewbacca", { me: "a1" }, { attachments: ["wookiee-avenger"] })],
    sides: [{ deck: ["urgency", "urgency", "urgency", "urgency", "debts-repaid"] }, {}],
    choose: ["debts-repaid"],
    table: { sides: { 0: { hand: ["debts-repaid", "urgency", "urgency"] } } },
  },
  {
    ...shot("chewbacca", {}, [], { attachments: ["wookiee-avenger"] }),
    dice: [0, 2, 1, 0],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 3 } } },
  },
  // a dodge becomes an evade
  {
    ...shotAt("chewbacca"),
    theirs: [group("chewbacca", { foe: "c1" }, { attachments: ["wookiee-avenger"] })],
    dice: [4, 4, 5, 0],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    mine: [group("chewbacca", { me: "a1" }, { attachments: ["wookiee-avenger"] })],
    theirs: [wookiee("b1")],
    activating: "me",
    dice: [3],
    choose: ["wookiee-avenger#at2@me", "c1"],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 2, spaces: ["c1"] } }, activation: { actions: 2 } },
  },
]);

describe("a special action that is free once has two ways", () => {
  const avenger = (dice: readonly number[], more: object = {}) =>
    at({
      mine: [group("chewbacca", { me: { at: "a1", ...more } }, { attachments: ["wookiee-avenger"] })],
      theirs: [group("luke-skywalker", { foe: "b1" })],
      activating: "me",
      dice,
    });
  const [free, paid] = ["wookiee-avenger#at2@me", "dc_special:Chewbacca:0"];

  test("it is free, and then paid for to be used again; neither way comes twice", () => {
    avenger([0, 0])
      .offers([free, paid])
      .choose(free)
      .choose("stop")
      .expect(table({ activation: { actions: 2 }, figures: { foe: { damage: 1 } } }))
      .notOffers([free])
      .choose(paid)
      .choose("stop")
      .expect(table({ activation: { actions: 1 }, figures: { foe: { damage: 2 } } }))
      .notOffers([free, paid])
      .waits()
      .done();
  });

  test("after the free one a Bleeding figure suffers strain too: it is a special action all the same", () => {
    avenger([0], { conditions: ["bleed"] })
      .choose(free)
      .choose("stop")
      .expect(table({ figures: { me: { damage: 1 } } }))
      .waits()
      .done();
  });
});
