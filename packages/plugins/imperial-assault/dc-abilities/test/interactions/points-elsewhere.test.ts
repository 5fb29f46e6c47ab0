import { describe, test } from "vitest";
import { at, group, table } from "../position.js";

/** In the officer's activation, by its order, a figure of mine gets two movement points. */
const ordered = (card: string) =>
  at({
    mine: [group("imperial-officer", { officer: "a1" }), group(card, { me: "b1" })],
    theirs: [group("wookiee-warrior", { foe: "d1" })],
    activating: "officer",
  }).choose("dc_special:Imperial Officer (Regular):0");

describe("movement points outside one's activation", () => {
  test("buy a gadget, and then there are none left to move with", () => {
    ordered("boba-fett")
      .asks("kernel:respond", 0)
      .offers(["wrist-cord#at0@me", "wrist-flamethrower#at0@me", "pass"])
      .choose("wrist-flamethrower#at0@me")
      .choose("d1")
      .expect(table({ figures: { foe: { damage: 2, conditions: ["weaken"] }, me: { spaces: ["b1"] } } }))
      .asks("kernel:respond", 0)
      .notOffers(["wrist-cord#at0@me"])
      .waits()
      .done();
  });

  test("buy nothing that is once in one's activation", () => {
    ordered("super-commando").offers(["jetpack-rocket#at0@me"]).notOffers(["shield-gauntlets#at0@me"]).waits().done();
  });

  test("are lost when their moment ends", () => {
    ordered("boba-fett")
      .pass()
      .choose("stop")
      .expect(table({ activation: { points: 0 } }))
      .waits()
      .done();
  });
});

describe("movement points in one's own special action", () => {
  test("that something else gives are kept for after it", () => {
    at({
      mine: [group("jet-trooper-elite", { me: "a1" }, { attachments: ["vaders-finest"] })],
      theirs: [group("wookiee-warrior-elite", { foe: "c1" })],
      activating: "me",
      dice: [0, 0, 0, 0],
    })
      .choose("dc_special:Vader's Finest:0")
      .pass()
      .choose("stop")
      .expect(table({ activation: { points: 2, actions: 1 } }))
      .waits()
      .done();
  });
});
