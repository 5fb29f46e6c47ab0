import { describe, test } from "vitest";
import { at, figure, fullGame, group, table } from "./position.js";

const tune = "dc_special:Del Meeko:0";

describe("rules 5: a special action that costs no action is still one", () => {
  const meeko = (hand: readonly string[], actions: number) =>
    at({
      game: fullGame,
      mine: [group("del-meeko", { meeko: "d2" }), group("probe-droid", { droid: { at: "c2", damage: 4 } })],
      theirs: [group("luke-skywalker", { luke: "d6" })],
      hand,
      activating: "meeko",
      actions,
    }).choose("cc:repair@meeko");

  test("rules 12.1: free once, then paid: it is taken again for its action, and not a third time", () => {
    meeko(["repair", "repair"], 2)
      .expect(table({ activation: { actions: 2, specials: ["cc:repair/free"] }, figures: { droid: { damage: 1 } } }))
      .choose("pass")
      .choose("cc:repair@meeko")
      .expect(table({ activation: { actions: 1, specials: ["cc:repair/free", "cc:repair"] } }))
      .expect(table({ figures: { droid: { damage: 0 } } }))
      .waits()
      .done();
    meeko(["repair"], 0)
      .expect(table({ sides: { 0: { hand: [] } } }))
      .notOffers(["cc:repair@meeko"])
      .waits()
      .done();
  });

  test("rules 12.1: its owner may take the way that is paid for first", () => {
    at({
      game: fullGame,
      mine: [group("del-meeko", { meeko: "d2" }), group("probe-droid", { droid: { at: "c2", damage: 4 } })],
      theirs: [group("luke-skywalker", { luke: "d6" })],
      hand: ["repair", "repair"],
      activating: "meeko",
    })
      .choose("cc:repair@meeko*1")
      .expect(table({ activation: { actions: 1, specials: ["cc:repair"] } }))
      .choose("pass")
      .choose("cc:repair@meeko")
      .expect(table({ activation: { actions: 1, specials: ["cc:repair", "cc:repair/free"] } }))
      .waits()
      .done();
  });

  test("what follows a special action follows it, with no action left", () => {
    meeko(["repair", "to-the-limit"], 0)
      .choose("cc:to-the-limit@meeko")
      .expect(table({ activation: { actions: 1 } }))
      .waits()
      .done();
  });

  test("a special action that is granted is not taken twice either", () => {
    const granted = () =>
      at({
        game: fullGame,
        mine: [group("del-meeko", { meeko: "d2" }), group("probe-droid", { droid: "c2" }, { ready: false })],
        theirs: [group("luke-skywalker", { luke: "d6" })],
        hand: ["support-specialist"],
        activating: "meeko",
      });
    granted()
      .choose("cc:support-specialist@meeko")
      .choose("meeko")
      .choose(tune)
      .expect(table({ activation: { actions: 1, specials: ["cc:support-specialist", tune] } }))
      .choose("pass")
      .notOffers([tune])
      .waits()
      .done();
    granted()
      .choose(tune)
      .choose("pass")
      .choose("cc:support-specialist@meeko")
      .choose("meeko")
      .asks("kernel:respond", 0)
      .offers(["go:d1"])
      .notOffers([tune])
      .waits()
      .done();
  });

  test("after it a Bleeding figure suffers strain", () => {
    at({
      game: fullGame,
      mine: [
        group("bodhi-rook", { bodhi: { at: "d2", conditions: ["bleed"] } }),
        group("probe-droid", { droid: { at: "c2", damage: 4 } }),
      ],
      theirs: [group("luke-skywalker", { luke: "d6" })],
      hand: ["repair"],
      activating: "bodhi",
      actions: 0,
    })
      .choose("cc:repair@bodhi")
      .expect(figure("bodhi", { damage: 1 }))
      .waits()
      .done();
  });
});
