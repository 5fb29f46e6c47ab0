import { effectsOf } from "@riposte/kernel";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import type { ImperialAssault } from "../../src/index.js";
import { damageIn, explained, keywordsIn, poolIn, resultsIn } from "../../src/index.js";
import { type At, at, group, setupAt, table } from "../position.js";
import { gameOfTricks, type Trick } from "./tricks.js";

const effects = effectsOf<ImperialAssault>();

const far = group("stormtrooper-elite", { far: "h8" });
const shooting = (rebels: At["rebels"], more: Partial<At> = {}): At => ({
  rebels,
  imperials: [group("stormtrooper-elite", { storm: "d1" })],
  initiative: 1,
  activating: { figure: "storm", actions: 1 },
  ...more,
});

describe("targets", () => {
  test("figures in between block sight, companions do not", () => {
    const wall = (card: string) => group(card, { one: "e1", two: "e2" });
    at(shooting([group("stormtrooper-elite", { target: "g1" }), wall("stormtrooper-elite"), far]))
      .offers(["attack:one:e1"])
      .notOffers(["attack:target:g1"])
      .waits()
      .done();
    at(shooting([group("stormtrooper-elite", { target: "g1" }), group("cam-droid", { one: "e1" }), far]))
      .offers(["attack:target:g1"])
      .waits()
      .done();
  });

  test("a Massive figure is seen past other figures, and each of its spaces can be the target space", () => {
    const walker = group("at-rt", { walker: "g1+h1+g2+h2" });
    at(shooting([walker, group("stormtrooper-elite", { one: "e1", two: "e2" })]))
      .offers(["attack:walker:g1", "attack:walker:g2", "attack:walker:h1", "attack:walker:h2"])
      .waits()
      .done();
  });

  test("Priority Target looks past figures", () => {
    const see: Parameters<typeof gameOfTricks>[1] = {
      modify: { "attack:aim": (_subject, match) => match.set(1, "priority target", "pastFigures") },
    };
    const rebels = [
      group("stormtrooper-elite", { target: "g1" }),
      group("stormtrooper-elite", { one: "e1", two: "e2" }),
    ];
    at(shooting(rebels, { game: gameOfTricks([], see) }))
      .offers(["attack:target:g1"])
      .waits()
      .done();
  });

  test("a friendly figure is never a target", () => {
    at(shooting([far], { imperials: [group("stormtrooper-elite", { storm: "d1", friend: "e1" })] }))
      .notOffers(["attack:friend:e1"])
      .waits()
      .done();
  });

  test("to a figure that the opponent attacks with, its own side is hostile, and it can be cleaved into", () => {
    // the rebel player makes Vader strike his own trooper; red 3, red 3, yellow 2 hits; black 1 block
    const turned: Trick = {
      window: "activation:act",
      key: "turn",
      seat: 1,
      effects: [effects.call("attack", { attacker: "storm", defender: "friend", targetSpace: "e1", seat: 0 })],
    };
    const cleave: Trick = {
      window: "attack:surges",
      key: "cleave",
      seat: 0,
      effects: [{ type: "attack:grant", cleave: [1], by: "trick" }],
    };
    at(
      shooting([group("stormtrooper-elite", { rebel: "c1" }), far], {
        imperials: [group("darth-vader", { storm: "d1" }), group("stormtrooper-elite", { friend: "e1", third: "d2" })],
        game: gameOfTricks([turned, cleave]),
        dice: [4, 4, 4, 0],
      }),
    )
      .choose("turn")
      .asks("kernel:respond", 0)
      .choose("cleave")
      .event("figure:fell", { figure: "friend", seat: 1 })
      .asks("ia:cleave", 0)
      .offersExactly(["rebel", "third", "none"])
      .choose("third")
      .expect(table({ figures: { third: { damage: 1 } } }))
      .waits()
      .done();
  });
});

describe("objects", () => {
  const dummy = (id: string, space: string) => ({ id, kind: "dummy", space, carrier: null, damage: 0 });
  const range = (more: Partial<At> = {}): At =>
    shooting([far], { mission: "b", objects: [dummy("dummy", "e1"), dummy("second", "e2")], ...more });

  test("an object is a target with its own blocks, and suffers no conditions", () => {
    // Gaarkhan: blue 1 hit, red 1 hit, yellow 1 hit; the dummy blocks 1
    at(range({ imperials: [group("gaarkhan", { storm: "d1" })], dice: [1, 0, 2] }))
      .choose("attack:dummy:e1")
      .event("attack:hit", { attacker: "storm", defender: "dummy", damage: 2 })
      .event("object:damaged", { object: "dummy", amount: 2 })
      .noEvent("condition:gained")
      .waits()
      .done();
  });

  test("Blast hurts objects next to the target space", () => {
    const blast: Trick = {
      window: "attack:surges",
      key: "blast",
      seat: 1,
      effects: [{ type: "attack:grant", blast: 1, by: "trick" }],
    };
    at(
      range({
        imperials: [group("gaarkhan", { storm: "d1" })],
        game: gameOfTricks([blast]),
        dice: [1, 0, 2],
      }),
    )
      .choose("attack:dummy:e1")
      .choose("blast")
      .event("object:damaged", { object: "second", amount: 1, by: "blast" })
      .waits()
      .done();
  });
});

describe("explained values", () => {
  test("pools, results, keywords and damage of an attack say what they are made of", () => {
    const add: Trick = {
      window: "attack:modifiers",
      key: "add",
      seat: 1,
      effects: [
        { type: "attack:modify", symbol: "hit", amount: 2, by: "rage" },
        { type: "attack:grant", pierce: 1, by: "edge" },
      ],
    };
    const wait: Trick = { window: "attack:surges", key: "wait", seat: 1, effects: [] };
    const game = gameOfTricks([add, wait]);
    const options = shooting([group("stormtrooper-elite", { target: "e1" }), far], {
      imperials: [group("royal-guard-elite", { storm: { at: "d1", conditions: ["focus"] } })],
    });
    const match = startMatch(game, { setup: setupAt(options), seed: 4, hold: "auto" });
    for (const answer of ["attack:target:e1", "pass", "add"]) expect(match.answer(1, answer).ok).toBe(true);
    const by = (because: readonly { by: string; field?: string }[], field: string) =>
      because.filter((one) => one.field === field).map((one) => one.by);
    expect(explained((why) => poolIn(match as never, "attack", why))).toEqual({
      value: { red: 1, yellow: 1, green: 1 },
      because: [
        { by: "card", layer: "add", amount: 1, field: "red" },
        { by: "card", layer: "add", amount: 1, field: "yellow" },
        { by: "focused", layer: "add", amount: 1, field: "green" },
      ],
    });
    expect(by(explained((why) => resultsIn(match as never, why)).because, "hit")).toEqual(["dice", "rage"]);
    expect(explained((why) => keywordsIn(match as never, why))).toMatchObject({ value: { pierce: 2 } });
    expect(by(explained((why) => keywordsIn(match as never, why)).because, "pierce")).toEqual([
      "royal-guard-elite",
      "edge",
    ]);
    expect(by(explained((why) => damageIn(match as never, why)).because, "pierce")).toEqual([
      "royal-guard-elite",
      "edge",
    ]);
  });
});
