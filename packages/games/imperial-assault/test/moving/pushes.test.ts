import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { describe, test } from "vitest";
import { type ImperialAssault, imperialAssaultDeclared } from "../../src/index.js";
import { conjuring } from "../conjuring.js";
import { at, gameWith, group, table } from "../position.js";
import { partingBlow } from "./parting-blow.js";

const officer = group("imperial-officer", { officer: "h8" });

describe("pushes and placements", () => {
  test("the effect's player pushes a figure, without costs and not voluntarily", () => {
    at({
      game: conjuring({ shove: [{ type: "figure:push", figure: "officer", spaces: 2, seat: 0 }] }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [group("imperial-officer", { officer: "a4" })],
      activating: { figure: "luke" },
    })
      .choose("shove")
      .asks("ia:relocate", 0)
      .offers(["b3", "c3"])
      .choose("c3")
      .event("figure:moved", { figure: "officer", to: ["c3"], voluntary: false })
      .expect(table({ figures: { officer: { spaces: ["c3"] } } }))
      .waits()
      .done();
  });

  test("a Stunned figure can be pushed, and does not use points of its own", () => {
    at({
      game: conjuring({
        shove: [{ type: "figure:push", figure: "officer", spaces: 1, seat: 0 }],
        grant: [{ type: "points:gain", amount: 2, by: "test", figure: "officer" }],
      }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [group("imperial-officer", { officer: { at: "a4", conditions: ["stun"] } })],
      activating: { figure: "luke" },
    })
      .choose("grant")
      .asks("kernel:respond", 0)
      .choose("shove")
      .choose("a5")
      .expect(table({ figures: { officer: { spaces: ["a5"] } } }))
      .waits()
      .done();
  });

  test("a figure put down on another goes to the nearest legal space, its player choosing", () => {
    at({
      game: conjuring({ drop: [{ type: "figure:place", figure: "officer", to: ["h1"] }] }),
      rebels: [group("luke-skywalker", { luke: "h1" })],
      imperials: [group("imperial-officer", { officer: "a8" })],
      activating: { figure: "luke" },
    })
      .choose("drop")
      .asks("ia:displace", 1)
      .offersExactly(["officer>g1", "officer>g2", "officer>h2"])
      .choose("officer>g2")
      .waits()
      .done();
  });
});

describe("figures that get stuck", () => {
  const declared = declarePlugin({
    name: "snare",
    version: "1.0.0",
    requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*")],
  });
  interface Snare extends Owns<typeof declared> {}
  const snare = definePlugin<Snare>(declared, {
    effects: {},
    on: {
      "figure:moved": ({ figure, to, voluntary }, match) => {
        if (voluntary && (to[0] === "c1" || to[0] === "c2"))
          match.queue({ type: "figure:gain", figure, condition: "stun", by: "snare" });
      },
    },
  });

  test("on an occupied space are pushed to the nearest legal one, and the points stay spent", () => {
    at({
      game: gameWith(snare),
      rebels: [group("luke-skywalker", { luke: "b1" }), group("rebel-trooper", { one: "c1", two: "c2" })],
      imperials: [officer],
      activating: { figure: "luke", points: 3 },
    })
      .choose("go:d1")
      .asks("ia:displace", 0)
      .choose("luke>d2")
      .expect(table({ figures: { luke: { spaces: ["d2"], conditions: ["stun"] } }, activation: { points: 2 } }))
      .waits()
      .done();
  });

  test("no player interrupts a figure while it shares a space", () => {
    at({
      game: gameWith(partingBlow),
      rebels: [group("luke-skywalker", { luke: "c1" }), group("rebel-trooper", { one: "d1", two: "d2" })],
      imperials: [group("darth-vader", { vader: "e1" })],
      activating: { figure: "luke", points: 2 },
    })
      .choose("go:e2")
      .asks("kernel:respond", 0)
      .expect(table({ figures: { luke: { spaces: ["e2"], damage: 0 } } }))
      .waits()
      .done();
  });
});
