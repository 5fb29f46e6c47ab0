import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { conjuring } from "../conjuring.js";
import { type At, at, game, group, setupAt, table } from "../position.js";

const idle = { ready: false };
const map = "chopper-base-atollon";
const krykna = "chopper-base-atollon-a-krykna";

describe("A, Krykna Infestation", () => {
  const hunt: At = {
    map,
    rebels: [group("luke-skywalker", { luke: "m6" })],
    imperials: [group("darth-vader", { vader: "u13" }, idle)],
    activating: { figure: "luke" },
  };
  const creature = (id: string, space: string, damage = 0) => ({ id, kind: "krykna", at: space, damage });

  test("six neutral figures stand at the start: attacked like hostile ones, and nobody stops on them", () => {
    at({ ...hunt, activating: { figure: "luke", points: 2 } })
      .expect(table({ figures: { "krykna-2": { spaces: ["l6"], seat: 2 }, "krykna-6": { spaces: ["q6"] } } }))
      .offers(["attack:krykna-2:l6", "go:k6"])
      .notOffers(["go:l6"])
      .waits()
      .done();
  });

  test("two blocks are its defense; whoever defeats one scores 2 and claims it", () => {
    // blue 2 hits, green 2 hits, yellow 2 hits
    at({ ...hunt, creatures: [creature("k", "l6", 4)], dice: [4, 4, 4] })
      .choose("attack:k:l6")
      .event("figure:damaged", { figure: "k", amount: 4, by: "attack" })
      .event("creature:claimed", { card: krykna, seat: 0 })
      .event("vp:scored", { seat: 0, vp: 2, by: "mission" })
      .expect(table({ sides: { 0: { claimed: [krykna] } } }))
      .waits()
      .done();
  });

  test("at the end of the round players push them in turn, each to where it is next to the most figures", () => {
    at({ ...hunt, creatures: [creature("near", "l8"), creature("far", "p23")] })
      .pass()
      .asks("ia:creature", 0)
      .offers(["near>l7", "far>p23", "far>o24"])
      // it can get next to Luke, so it does not stay away
      .notOffers(["near>l8"])
      .choose("near>l7")
      .asks("ia:creature", 1)
      .choose("far>p23")
      .event("figure:damaged", { figure: "luke", amount: 2, by: "mission" })
      .waits()
      .done();
  });

  test("then each player may put a claimed one into the opponent's zone, where it stands unharmed", () => {
    at({ ...hunt, creatures: [], sides: [{ claimed: [krykna] }, {}] })
      .pass()
      .asks("ia:claimed", 0)
      .notOffers(["u13"])
      .choose("u14")
      .event("creature:placed", { space: "u14", seat: 0 })
      .expect(table({ sides: { 0: { claimed: [] } } }))
      .waits()
      .done();
  });

  test("or keep it", () => {
    at({ ...hunt, creatures: [], sides: [{ claimed: [krykna] }, {}] })
      .pass()
      .choose("keep")
      .expect(table({ sides: { 0: { claimed: [krykna] } } }))
      .waits()
      .done();
  });

  test.each([
    ["points:gain", { type: "points:gain", amount: 1, by: "test", figure: "k" }],
    ["figure:move", { type: "figure:move", spaces: 1, figure: "k" }],
  ] as const)("what moves one by %s asks the player with the initiative where to", (_name, effect) => {
    at({ ...hunt, game: conjuring({ lure: [effect] }), creatures: [creature("k", "l8")] })
      .choose("lure")
      .asks("ia:relocate", 0)
      .choose("l7")
      .expect(table({ figures: { k: { spaces: ["l7"] } } }))
      .waits()
      .done();
  });

  test("they count for nobody's control, and losing them ends nothing", () => {
    at({ ...hunt, creatures: [creature("k", "l6", 7)], dice: [4, 4, 4] })
      .choose("attack:k:l6")
      .expect(table({ round: 1 }))
      .waits()
      .done();
  });
});

describe("B, Powered Perimeter", () => {
  const perimeter: At = {
    map,
    mission: "b",
    rebels: [group("luke-skywalker", { luke: "l7" })],
    imperials: [group("darth-vader", { vader: "u13" }, idle)],
  };
  const marker = (id: string, space: string, strain: number) =>
    ({ id, kind: "signal", space, carrier: null, damage: 0, colour: "blue", holds: { strain } }) as const;

  test("at the start of a round each player reveals a colour: a strain token on every marker of both", () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const { slices } = startMatch(game, { seed, setup: setupAt({ ...perimeter, start: "round" }) });
      const held = Object.values(slices["imperial-assault"].objects).filter(({ holds }) => holds?.strain === 1);
      expect(held).toHaveLength(4);
      seen.add([...new Set(held.map(({ colour }) => colour))].sort().join(" and "));
    }
    expect([...seen].sort()).toEqual(["blue and green", "blue and red", "green and red"]);
  });

  test("at the end of the round each player takes the strain tokens off his markers, 2 points each", () => {
    at({ ...perimeter, activating: { figure: "luke" }, objects: [marker("ours", "l6", 3), marker("other", "p23", 2)] })
      .pass()
      .event("vp:scored", { seat: 0, vp: 6, by: "mission" })
      .event("object:cleared", { object: "ours", held: "strain", amount: 3 })
      .waits()
      .done();
  });
});
