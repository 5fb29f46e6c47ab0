import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { hit, other, shooting, storm, target } from "./shooting.js";
import { gameOfTricks, type Trick } from "./tricks.js";

const modify = (symbol: "hit" | "dodge" | "evade" | "block", amount: number, seat: number): Trick => ({
  window: "attack:modifiers",
  key: `${symbol} ${amount}`,
  seat,
  effects: [{ type: "attack:modify", symbol, amount, by: "trick" }],
});
/** Something to buy with a surge: two hits, or Recover 2. */
const surge = (seat = 1): readonly Trick[] => [
  {
    window: "attack:surges",
    key: "recover",
    seat,
    effects: [
      { type: "attack:spend", surge: "recover", cost: 1 },
      { type: "attack:grant", recover: 2, by: "surge" },
    ],
  },
];
const spentBy = (surges: number) => ({
  invariants: ({ slices }: { slices: { "imperial-assault": { attacks: readonly { surges: number }[] } } }) =>
    slices["imperial-assault"].attacks.some((attack) => attack.surges > surges) ? ["more surges than expected"] : [],
});

describe("results", () => {
  test("an evade cancels a surge at the end of step 4, never a hit or accuracy", () => {
    // blue 3 accuracy 1 hit 1 surge, green 1 accuracy 2 hits; black 1 evade
    at(shooting("h1", { game: gameOfTricks(surge(), spentBy(0)), dice: [3, 4, 5] }))
      .choose("attack:target:h1")
      .pass()
      .event("attack:hit", hit(3))
      .waits()
      .done();
  });

  test("results say where they come from", () => {
    at(
      shooting("h1", {
        imperials: [storm("hide", "weaken")],
        rebels: [target("h1", "hide", "weaken"), other],
        game: gameOfTricks([modify("hit", 1, 1)]),
        dice: [3, 4, 2],
      }),
    )
      .choose("attack:target:h1")
      .value("attack:results", { attacker: "storm", defender: "target" }, {}, { surge: 0, accuracy: -2, evade: -1 }, [
        "hidden",
        "weakened",
        "hidden",
        "weakened",
      ])
      .waits()
      .done();
  });

  test("the ability bar counts attack symbols when attacking and defense symbols when defending", () => {
    // a Gamorrean guard hits one less; Gaarkhan blocks one more: red 3, red 2; black 1
    at(
      shooting("e1", {
        imperials: [group("gamorrean-guard", { storm: "d1" })],
        rebels: [group("gaarkhan", { target: "e1" }), other],
        dice: [4, 1, 0],
      }),
    )
      .choose("attack:target:e1")
      .event("attack:hit", hit(2))
      .waits()
      .done();
  });

  test("leftover negatives do nothing", () => {
    // red 1, red 1; black 1: two hits less than none is none
    at(
      shooting("e1", {
        imperials: [group("gamorrean-guard", { storm: "d1" })],
        game: gameOfTricks([modify("hit", -5, 0), modify("block", -5, 1)]),
        dice: [0, 0, 0],
      }),
    )
      .choose("attack:target:e1")
      .choose("block -5")
      .choose("hit -5")
      .event("attack:hit", hit(0))
      .expect(table({ figures: { target: { damage: 0 } } }))
      .waits()
      .done();
  });

  test("example 2: an evade and Weakened cancel out, and the surge survives", () => {
    at(
      shooting("h1", {
        rebels: [target("h1", "weaken"), other],
        imperials: [group("stormtrooper-elite", { storm: { at: "d1", damage: 2 } })],
        game: gameOfTricks([modify("evade", 1, 0), ...surge()]),
        dice: [3, 4, 2],
      }),
    )
      .choose("attack:target:h1")
      .choose("evade 1")
      .choose("recover")
      .event("attack:hit", hit(1))
      .event("figure:recovered", { figure: "storm", amount: 2 })
      .waits()
      .done();
  });

  test("example 3: a Hidden defender costs two accuracy, and the attack falls short", () => {
    at(shooting("h1", { rebels: [target("h1", "hide"), other], dice: [3, 4, 2] }))
      .choose("attack:target:h1")
      .event("attack:missed", { reason: "accuracy" })
      .expect(table({ figures: { target: { damage: 0, conditions: ["hide"] } } }))
      .waits()
      .done();
  });

  test("example 4: a dodge is a miss, and surges are still spent: Recover works", () => {
    // red 3, red 2, yellow 1 hit 2 surges; white dodge
    at(
      shooting("e1", {
        imperials: [group("darth-vader", { storm: { at: "d1", damage: 5 } })],
        rebels: [group("ezra-bridger", { target: "e1" }), other],
        game: gameOfTricks(surge()),
        dice: [4, 1, 5, 5],
      }),
    )
      .choose("attack:target:e1")
      .choose("recover")
      .event("attack:missed", { reason: "dodge" })
      .noEvent("attack:hit")
      .expect(table({ figures: { storm: { damage: 3 }, target: { damage: 0 } } }))
      .waits()
      .done();
  });

  test("a permanent dodge is a miss unless a dodge is taken away", () => {
    const droid = group("cam-droid", { target: "e1" }, { companionOf: "1.stormtrooper-elite.1" });
    const options = shooting("e1", { rebels: [droid, other], dice: [4, 4] });
    at(options).choose("attack:target:e1").event("attack:missed", { reason: "dodge" }).waits().done();
    at({ ...options, game: gameOfTricks([modify("dodge", -1, 1)]) })
      .choose("attack:target:e1")
      .choose("dodge -1")
      .event("attack:hit", hit(4))
      .waits()
      .done();
  });
});

describe("damage", () => {
  test("example 5: Pierce has no use beyond the blocks", () => {
    // red 2, yellow 1 hit; black 2 blocks against Pierce 3
    const pierce: Trick = {
      window: "attack:surges",
      key: "pierce",
      seat: 1,
      effects: [{ type: "attack:grant", pierce: 3, by: "trick" }],
    };
    at(
      shooting("e1", {
        imperials: [group("royal-guard", { storm: "d1" })],
        game: gameOfTricks([pierce]),
        dice: [1, 2, 2],
      }),
    )
      .choose("attack:target:e1")
      .choose("pierce")
      .event("attack:hit", hit(3))
      .waits()
      .done();
  });

  test("example 6: a figure with 4 of 5 damage that suffers 3 has 5 and is defeated once", () => {
    const wounded = group("stormtrooper-elite", { target: { at: "e1", damage: 4 }, friend: "h7" });
    at(shooting("e1", { rebels: [wounded, other], dice: [4, 4, 0] }))
      .choose("attack:target:e1")
      .event("attack:hit", hit(3))
      .event("figure:damaged", { figure: "target", amount: 1, by: "attack" })
      .event("attack:resolved", { attacker: "storm", defender: "target", missed: false, dealt: 1 })
      .event("vp:scored", { seat: 1, vp: 3, by: "defeat" })
      .waits()
      .done();
  });

  test("a fully blocked attack did not miss, and did not damage either", () => {
    // Gaarkhan makes his target bleed: blue 1 hit, red 1, yellow no hit; black 3 blocks
    at(
      shooting("e1", {
        imperials: [group("gaarkhan", { storm: "d1" })],
        dice: [1, 0, 1, 4],
      }),
    )
      .choose("attack:target:e1")
      .event("attack:hit", hit(0))
      .event("attack:resolved", { attacker: "storm", defender: "target", missed: false, dealt: 0 })
      .noEvent("condition:gained")
      .waits()
      .done();
  });

  test("damage that would be suffered can be capped before it is", () => {
    at(
      shooting("e1", {
        imperials: [group("gaarkhan", { storm: "d1" })],
        game: gameOfTricks([], {
          modify: { "attack:damage": (_subject, match) => match.contribute("atMost", 0, "shield") },
        }),
        dice: [4, 4, 4, 0],
      }),
    )
      .choose("attack:target:e1")
      .event("attack:hit", hit(0))
      .noEvent("condition:gained")
      .waits()
      .done();
  });

  test("a damaged target gains what the keywords say", () => {
    at(shooting("e1", { imperials: [group("gaarkhan", { storm: "d1" })], dice: [4, 4, 4, 0] }))
      .choose("attack:target:e1")
      .event("figure:fell", { figure: "target" })
      .waits()
      .done();
    at(shooting("e1", { imperials: [group("gaarkhan", { storm: "d1" })], dice: [1, 1, 2, 0] }))
      .choose("attack:target:e1")
      .event("attack:hit", hit(3))
      .event("condition:gained", { figure: "target", condition: "bleed", by: "attack" })
      .waits()
      .done();
  });
});
