import { describe, test } from "vitest";
import { conjuring } from "../conjuring.js";
import { at, group, table } from "../position.js";

const officer = (id: string, space: string, more: object = {}) => group("imperial-officer", { [id]: space }, more);
const saboteur = (id: string, space: string, more: object = {}) => group("rebel-saboteur", { [id]: space }, more);

describe("companions", () => {
  const dio = (space: string) => group("dio", { dio: space }, { id: "dio", companionOf: "versio" });
  const versio = group("stormtrooper", { one: "d8", two: "e8" }, { id: "versio" });

  test("activate before or after their group, never between its figures, and their card exhausts with it", () => {
    at({ rebels: [saboteur("scout", "a1", { ready: false })], imperials: [versio, dio("f8")], turn: 1 })
      .offersExactly(["one", "two", "dio"])
      .choose("one")
      .pass()
      .expect(table({ activation: { figure: "two" } }))
      .pass()
      .expect(table({ activation: { figure: "dio", actions: 2 } }))
      .waits()
      .done();
    at({ rebels: [saboteur("scout", "a1", { ready: false })], imperials: [versio, dio("f8")], turn: 1 })
      .choose("dio")
      .pass()
      .offersExactly(["one", "two"])
      .waits()
      .done();
  });

  test("share spaces and cannot interact", () => {
    at({
      rebels: [saboteur("scout", "a1")],
      imperials: [group("stormtrooper", { one: "c2" }, { id: "versio" }), dio("c1")],
      activating: { figure: "dio", points: 1 },
    })
      .offers(["go:c2"])
      .choose("go:c2")
      .notOffers(["open:door-1"])
      .expect(table({ figures: { dio: { spaces: ["c2"] }, one: { spaces: ["c2"] } } }))
      .waits()
      .done();
  });

  test("no longer activate after a group that fell in its own activation", () => {
    at({
      game: conjuring({ fall: [{ type: "figure:defeat", figure: "scout" }] }),
      rebels: [
        saboteur("scout", "a1", { id: "scouts" }),
        group("dio", { dio: "b1" }, { id: "dio", companionOf: "scouts" }),
        saboteur("other", "h1", { ready: false }),
      ],
      imperials: [officer("officer", "h8")],
      activating: { figure: "scout" },
    })
      .choose("fall")
      .expect(table({ activation: { figure: "officer" } }))
      .waits()
      .done();
  });

  test("stay when their group is gone, but no longer activate", () => {
    at({
      rebels: [
        saboteur("scout", "a1"),
        group("dio", { dio: "b1" }, { companionOf: "fallen" }),
        group("bd-1", { bd: "c1" }, { companionOf: "fallen" }),
      ],
      imperials: [officer("officer", "h8", { ready: false })],
      activating: { figure: "scout" },
    })
      .pass()
      .event("round:began", { round: 2 })
      .waits()
      .done();
  });

  test("put into play again replace the old one", () => {
    const deploy = { type: "companion:deploy", seat: 0, card: "dio", group: "scouts", spaces: ["b1"] };
    at({
      game: conjuring({ release: [deploy] }),
      rebels: [
        saboteur("scout", "a1", { id: "scouts" }),
        group("dio", { old: { at: "h1", damage: 2 } }, { id: "dio", companionOf: "scouts" }),
      ],
      imperials: [officer("officer", "h8")],
      activating: { figure: "scout" },
    })
      .choose("release")
      .event("figure:deployed", { spaces: ["b1"] })
      .noEvent("figure:fell")
      .pass()
      .expect(table({ activation: { actions: 2, finished: ["scout"] } }))
      .waits()
      .done();
  });
});
