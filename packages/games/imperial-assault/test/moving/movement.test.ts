import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { describe, test } from "vitest";
import { type ImperialAssault, imperialAssaultDeclared } from "../../src/index.js";
import { type Conjured, conjuring } from "../conjuring.js";
import { at, gameWith, group, table } from "../position.js";
import { partingBlow } from "./parting-blow.js";

const officer = group("imperial-officer", { officer: "h8" });

describe("MP from specials or outside own activation are use-or-lose; a Move action does not move", () => {
  test("a Move action gives movement points, and they can be spent in pieces", () => {
    at({
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    })
      .choose("move")
      .expect(table({ figures: { luke: { spaces: ["d1"] } }, activation: { points: 5, actions: 1 } }))
      .choose("go:c1")
      .choose("go:d1")
      .expect(table({ activation: { points: 3, actions: 1 } }))
      .waits()
      .done();
  });

  test("unspent points vanish at the end of the activation", () => {
    at({
      rebels: [group("rebel-trooper", { one: "d1", two: "d2" })],
      imperials: [officer],
      activating: { figure: "one", points: 3 },
    })
      .pass()
      .expect(table({ activation: { figure: "two", points: 0, finished: ["one"] } }))
      .waits()
      .done();
  });

  test("points for a figure that is not active are spent at once, by its player, or lost", () => {
    at({
      game: conjuring({ grant: [{ type: "points:gain", amount: 2, by: "test", figure: "officer" }] }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    })
      .choose("grant")
      .asks("ia:relocate", 1)
      .choose("h7")
      .asks("kernel:respond", 0)
      .expect(table({ figures: { officer: { spaces: ["h7"] } }, activation: { points: 0 } }))
      .waits()
      .done();
  });

  test("a move that is granted is one decision, or one of each place on a way of one's own", () => {
    const granted = at({
      game: conjuring({ grant: [{ type: "points:gain", amount: 2, by: "test", figure: "officer" }] }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    }).choose("grant");
    granted
      .choose("way")
      .asks("ia:relocate", 1)
      .notOffers(["way"])
      .choose("h7")
      .asks("ia:relocate", 1)
      .choose("stop")
      .asks("kernel:respond", 0)
      .expect(table({ figures: { officer: { spaces: ["h7"] } } }))
      .waits()
      .done();
  });

  test("points that a special action itself gives are spent at once, others are kept for after it", () => {
    const special = (name: string, ...effects: readonly Conjured[]): readonly Conjured[] => [
      { type: "action:spend", actions: 0, special: name },
      ...effects,
      { type: "action:resolve", kind: "special" },
    ];
    const points = (by: string) => ({ type: "points:gain", amount: 1, by });
    at({
      // a special action inside another one does not end it
      game: conjuring({
        dash: special("outer", ...special("inner"), points("outer"), points("a surge")),
        rest: [points("rest")],
      }),
      rebels: [group("luke-skywalker", { luke: "d1" })],
      imperials: [officer],
      activating: { figure: "luke" },
    })
      .choose("dash")
      .asks("ia:relocate", 0)
      .choose("stop")
      .expect(table({ activation: { points: 1 } }))
      .choose("rest")
      .expect(table({ activation: { points: 2 } }))
      .waits()
      .done();
  });
});

describe("large figures", () => {
  test("turn by 90 degrees for one point and do not step diagonally", () => {
    at({
      rebels: [group("tauntaun-rider", { rider: "e1+f1" })],
      imperials: [officer],
      activating: { figure: "rider", points: 1, actions: 0 },
    })
      .offers(["go:e1+e2", "go:f1+f2", "go:d1+e1"])
      .notOffers(["go:d2+e2"])
      .waits()
      .done();
  });

  test("do not turn while they move so many spaces", () => {
    at({
      game: conjuring({ glide: [{ type: "figure:move", figure: "rider", spaces: 1 }] }),
      rebels: [group("tauntaun-rider", { rider: "e1+f1" })],
      imperials: [officer],
      activating: { figure: "rider" },
    })
      .choose("glide")
      .offersExactly(["d1+e1", "f1+g1", "e2+f2", "stop"])
      .waits()
      .done();
  });
});

describe("Mobile", () => {
  test("stops on blocking and impassable terrain, and walls stop it too", () => {
    const from = (card: string) =>
      at({
        rebels: [group(card, { mover: "d4" })],
        imperials: [officer],
        activating: { figure: "mover", points: 1, actions: 0 },
      });
    from("sabine-wren").offers(["go:c4", "go:c5", "go:e4", "go:e5"]).waits().done();
    from("luke-skywalker").notOffers(["go:c4", "go:c5", "go:e4", "go:e5"]).waits().done();
  });
});

describe("Massive", () => {
  const stepOnBoth = () =>
    at({
      rebels: [group("at-rt", { walker: "a1+b1+a2+b2" }), group("rebel-trooper", { friend: "c2" })],
      imperials: [group("stormtrooper", { storm: "c1" }), officer],
      activating: { figure: "walker", points: 3 },
    }).choose("go:b1+c1+b2+c2");

  test("pushes those it stops on: its own friends first, then the opponent its own", () => {
    stepOnBoth()
      .event("figure:trampled", { figure: "walker", others: ["friend", "storm"] })
      .asks("ia:displace", 0)
      .offersExactly(["friend>b3", "friend>d1", "friend>d2"])
      .choose("friend>b3")
      .asks("ia:displace", 1)
      .offersExactly(["storm>d1", "storm>d2"])
      .choose("storm>d2")
      .expect(
        table({
          figures: {
            friend: { spaces: ["b3"] },
            storm: { spaces: ["d2"] },
            walker: { spaces: ["b1", "c1", "b2", "c2"] },
          },
        }),
      )
      .waits()
      .done();
  });

  test("does not move again after it stopped on figures, though points are left", () => {
    stepOnBoth()
      .choose("friend>b3")
      .choose("storm>d2")
      .expect(table({ activation: { points: 2 }, halted: ["walker"] }))
      .notOffers(["go:c1+d1+c2+d2", "go:a1+b1+a2+b2"])
      .waits()
      .done();
  });
});

describe("a Massive figure that stopped on others", () => {
  const march = { type: "figure:move", figure: "walker", spaces: 1 };
  const beside = () =>
    at({
      game: conjuring({ march: [march] }),
      rebels: [group("at-rt", { walker: "a1+b1+a2+b2" }), group("luke-skywalker", { luke: "e8" })],
      imperials: [group("stormtrooper", { storm: "c1" }), officer],
      activating: { figure: "luke" },
    })
      .choose("march")
      .choose("b1+c1+b2+c2")
      .choose("storm>d1");

  test("does not move again in somebody else's activation either", () => {
    beside()
      .expect(table({ halted: ["walker"] }))
      .choose("march")
      .asks("kernel:respond", 0)
      .expect(table({ figures: { walker: { spaces: ["b1", "c1", "b2", "c2"] } } }))
      .waits()
      .done();
  });

  test("moves again once that activation is over", () => {
    beside()
      .pass()
      .expect(table({ halted: [] }))
      .waits()
      .done();
  });
});

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

  test("nobody interrupts a figure while it shares a space", () => {
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
