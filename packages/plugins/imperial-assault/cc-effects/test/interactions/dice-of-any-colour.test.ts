import { describe, test } from "vitest";
import { at, fullGame, group } from "../position.js";

describe("dice whose colour is chosen when they are rolled are in the pool before", () => {
  const shot = (card: string, foe: string, against: readonly string[], conditions: readonly string[] = []) =>
    at({
      game: fullGame,
      mine: [group(card, { one: { at: "d1", conditions } })],
      theirs: [group(foe, { foe: "d3" })],
      against,
      activating: "one",
      me: { affiliation: "mercenary" },
      dice: conditions.length === 0 ? [0, 0] : [0, 0, 0],
    }).choose("attack:foe:d3");

  test("Run for Cover takes one of IG-88's", () => {
    shot("ig-88", "alliance-smuggler", ["run-for-cover"])
      .choose("cc:run-for-cover@foe")
      .asks("ia:free-dice", 0)
      .choose({ red: 1, blue: 0, green: 0, yellow: 0 })
      .event("attack:rolled", {
        dice: [
          { die: "red", face: 0 },
          { die: "white", face: 0 },
        ],
      })
      .waits()
      .done();
  });

  test("Savage Vigor leaves two, of which Focused is one", () => {
    shot("ig-88", "loth-cat", ["savage-vigor"], ["focus"])
      .choose("cc:savage-vigor@foe")
      .choose("free")
      .choose({ red: 1, blue: 0, green: 0, yellow: 0 })
      .event("attack:rolled", {
        dice: ["red", "green", "black"].map((die) => ({ die, face: 0 })),
      })
      .waits()
      .done();
  });

  test("Close Quarters borrows them too, and the player whose figure it is chooses", () => {
    at({
      game: fullGame,
      mine: [group("verena-talos", { verena: "d1" })],
      theirs: [group("ig-88", { ig: "d2" })],
      activating: "verena",
      me: { affiliation: "rebel" },
    })
      .choose("dc_special:Verena Talos:0")
      .choose("stop")
      .asks("ia:free-dice", 1)
      .waits()
      .done();
  });

  test("Heavy Fire counts them as printed", () => {
    at({
      game: fullGame,
      mine: [group("general-weiss", { weiss: { at: "a1+b1+c1+a2+b2+c2" } })],
      theirs: [group("wookiee-warrior", { one: "d4", two: "e4" })],
      activating: "weiss",
      me: { upgrades: ["heavy-fire"] },
      dice: [0, 0, 0, 0],
    })
      .choose("attack:one:d4")
      .choose({ red: 2, blue: 1, green: 0, yellow: 0 })
      .choose("pass")
      .choose("heavy-fire#at0@heavy-fire")
      .offers(["one", "two"])
      .waits()
      .done();
  });
});
