import { describe, test } from "vitest";
import { type At, at, group, table } from "../position.js";

const idle = { ready: false };
const map = "mos-eisley-outskirts";

describe("A, Get to the Ship", () => {
  const ship: At = {
    map,
    rebels: [group("luke-skywalker", { luke: "l14" }), group("rebel-trooper", { trooper: "l15" }, idle)],
    imperials: [group("darth-vader", { vader: "u21" }, idle)],
    activating: { figure: "luke" },
  };
  const panel = (id: string, space: string, side: "gray" | "green") =>
    ({ id, kind: "panel", space, carrier: null, damage: 0, side }) as const;

  test("panels are gray at first; interacting with one turns it green", () => {
    at(ship)
      .expect(table({ objects: { "panel-1": { space: "m14", side: "gray" } } }))
      .offers(["turn:panel-1", "turn:panel-2"])
      .notOffers(["turn:panel-3", "turn:panel-4"])
      .choose("turn:panel-1")
      .event("object:turned", { object: "panel-1", seat: 0, side: "green" })
      .expect(table({ activation: { actions: 1 } }))
      .waits()
      .done();
  });

  test("interacting with a green panel turns it gray again", () => {
    at({ ...ship, objects: [panel("north", "m14", "green")] })
      .choose("turn:north")
      .expect(table({ objects: { north: { side: "gray" } } }))
      .waits()
      .done();
  });

  test("a player turns one panel in a round, whichever figure does it", () => {
    at({ ...ship, rebels: [ship.rebels[0] as never, group("rebel-trooper", { trooper: "l15" })] })
      .choose("turn:panel-1")
      .notOffers(["turn:panel-2"])
      .pass()
      .notOffers(["turn:panel-1", "turn:panel-2"])
      .waits()
      .done();
  });

  test("the other player and the next round have turns of their own", () => {
    at({ ...ship, rebels: [group("luke-skywalker", { luke: "l14" })] })
      .choose("turn:panel-1")
      .pass()
      .pass()
      .offers(["turn:panel-1"])
      .waits()
      .done();
  });

  test("at the end of the round a green panel scores 5 and a gray one 2, at the same moment", () => {
    at({
      ...ship,
      objects: [panel("north", "m14", "green"), panel("south", "m15", "gray")],
      imperials: [group("darth-vader", { vader: "o16" }, idle)],
      sides: [{ vp: 33 }, { vp: 38 }],
    })
      .pass()
      .outcome({ winners: [0], by: "points", vp: [40, 38] })
      .done();
  });

  test("a panel both players are next to scores for nobody", () => {
    at({
      ...ship,
      objects: [panel("south", "m15", "green")],
      imperials: [group("darth-vader", { vader: "m16" }, idle)],
    })
      .pass()
      .noEvent("vp:scored")
      .waits()
      .done();
  });
});

describe("B, Smuggled Goods", () => {
  const goods: At = {
    map,
    mission: "b",
    rebels: [group("luke-skywalker", { luke: "n12" })],
    imperials: [group("darth-vader", { vader: "h21" }, idle)],
    activating: { figure: "luke" },
  };
  const carried = { id: "loot", kind: "contraband", space: null, carrier: "luke", damage: 0 };

  test("contraband is retrieved without an action", () => {
    const spent = { figure: "luke", actions: 0 };
    at({ ...goods, activating: spent, rebels: [group("luke-skywalker", { luke: "o13" })] })
      .choose("retrieve:contraband-2")
      .event("object:retrieved", { object: "contraband-2", figure: "luke" })
      .noEvent("action:resolved")
      .expect(table({ objects: { "contraband-2": { space: null, carrier: "luke" } } }))
      .waits()
      .done();
  });

  test("a wall between keeps it where it is", () => {
    at(goods).notOffers(["retrieve:contraband-2"]).waits().done();
  });

  test("whoever carries has 2 less Speed", () => {
    at({ ...goods, objects: [carried] })
      .choose("move")
      .event("points:gained", { figure: "luke", amount: 3, by: "move" })
      .waits()
      .done();
  });

  test("at the end of the round it scores 15 inside the carrier's own zone, and is discarded", () => {
    at({
      ...goods,
      objects: [carried],
      sides: [{ zone: "blue" }, { zone: "red" }],
      rebels: [group("luke-skywalker", { luke: "h9" })],
    })
      .pass()
      .event("vp:scored", { seat: 0, vp: 15, by: "mission" })
      .event("object:removed", { object: "loot", kind: "contraband" })
      .waits()
      .done();
  });

  test("outside the own zone it scores nothing and stays", () => {
    at({ ...goods, objects: [carried], rebels: [group("luke-skywalker", { luke: "h9" })] })
      .pass()
      .noEvent("vp:scored")
      .noEvent("object:removed")
      .waits()
      .done();
  });
});
