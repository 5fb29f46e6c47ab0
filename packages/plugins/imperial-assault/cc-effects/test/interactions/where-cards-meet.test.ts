import { describe, test } from "vitest";
import { at, fullGame, group, table } from "../position.js";

const far = group("luke-skywalker", { luke: "h1" });

describe("rules 12.1: a moment must still hold when an effect's turn comes", () => {
  /** Vader chokes a figure that has one point of Health left; the droid and Baze are near. */
  const choked = (card: string, health: number, against: readonly string[], more: object = {}) =>
    at({
      game: fullGame,
      mine: [group("darth-vader", { vader: "d1" })],
      theirs: [
        group(card, { victim: { at: "d3", damage: health - 1 } }, more),
        group("mhd-19", { droid: "e3" }),
        group("baze-malbus", { baze: "c3" }),
      ],
      against,
      activating: "vader",
    })
      .choose("dc_special:Darth Vader:1")
      .choose("victim");

  test.each([
    ["Parting Shot", "hired-gun", 3, [], "parting-shot#at0@victim"],
    ["Parting Shot", "hired-gun-elite", 4, [], "parting-shot#at0@victim"],
    ["Parting Shot", "greedo", 7, [], "parting-shot#at0@victim"],
    ["Self-Destruct Protocol", "ig-11", 12, [], "self-destruct-protocol#at0@victim"],
    ["Dying Lunge", "wookiee-warrior", 11, ["dying-lunge"], "cc:dying-lunge@victim"],
    ["Final Stand", "wookiee-warrior", 11, ["final-stand"], "cc:final-stand@baze"],
  ] as const)("%s is for the dying: %s", (_name, card, health, hand, key) => {
    choked(card, health, [...hand, "miracle-worker"])
      .offers([key, "cc:miracle-worker@droid"])
      .waits()
      .done();
    choked(card, health, [...hand, "miracle-worker"])
      .choose("cc:miracle-worker@droid")
      .notOffers([key])
      .waits()
      .done();
  });

  test("Last Resort is not for one that was rescued", () => {
    const rigged = { attachments: ["last-resort"] };
    choked("wookiee-warrior", 11, ["miracle-worker"], rigged).offers(["last-resort#at0@victim"]).waits().done();
    choked("wookiee-warrior", 11, ["miracle-worker"], rigged)
      .choose("cc:miracle-worker@droid")
      .notOffers(["last-resort#at0@victim"])
      .waits()
      .done();
  });

  test("a figure at full damage that is hit again is not newly about to be defeated: two Parting Shots", () => {
    at({
      game: fullGame,
      mine: [group("hired-gun", { mine: { at: "d1", damage: 2 } }), group("stormtrooper", { friend: "h5" })],
      theirs: [group("hired-gun", { theirs: { at: "d3", damage: 2 } }), far],
      activating: "mine",
      // the attack, the parting shot, and the parting shot in answer to it: each hits by two and is blocked by nothing
      dice: [5, 4, 0, 5, 4, 0, 5, 4, 0],
    })
      .choose("attack:theirs:d3")
      .choose("parting-shot#at0@theirs")
      .choose("mine@d1")
      .choose("parting-shot#at0@mine")
      .choose("theirs@d3")
      .event("figure:fell", { figure: "mine" })
      .event("figure:fell", { figure: "theirs" })
      .expect(table({ attacks: [] }))
      .waits()
      .done();
  });
});

describe("rules 12.1: sight is not reach", () => {
  const sniping = (theirs: ReturnType<typeof group>[]) =>
    at({
      game: fullGame,
      mine: [group("gaarkhan", { gaarkhan: "a1" }), group("cassian-andor", { eyes: "d3" }, { ready: false })],
      theirs,
      hand: ["sniper-configuration"],
      me: { affiliation: "rebel", upgrades: ["a-new-hope"] },
      start: "round",
    });
  const seen = group("rebel-trooper", { seen: "d5" });

  test("Sniper Configuration played by a melee figure reaches no farther", () => {
    sniping([group("luke-skywalker", { near: "a2" }), seen])
      .choose("0.gaarkhan.0")
      .choose("cc:sniper-configuration@gaarkhan")
      .event("attack:declared", { attacker: "gaarkhan", defender: "near" })
      .waits()
      .done();
    sniping([seen]).notOffers(["cc:sniper-configuration@gaarkhan"]).waits().done();
  });

  test("a ranged figure targets what another sees: Sniper Configuration", () => {
    at({
      game: fullGame,
      mine: [group("cassian-andor", { cassian: "a1" }), group("stormtrooper", { eyes: "d5" })],
      theirs: [group("luke-skywalker", { luke: "h1" }), group("rebel-trooper", { hidden: "d6" })],
      hand: ["sniper-configuration"],
      me: { affiliation: "rebel" },
      activating: "cassian",
    })
      .choose("cc:sniper-configuration@cassian")
      .offers(["hidden@d6"])
      .waits()
      .done();
  });
});

describe("rules 12.1: whoever's figure it is sets its free pool", () => {
  const weiss = group("general-weiss", { weiss: "b4+c4+b5+c5+b6+c6" });

  test("also when the opponent attacks with its dice: General Weiss under Close Quarters", () => {
    at({
      game: fullGame,
      mine: [group("verena-talos", { verena: "b3" })],
      theirs: [weiss, group("wookiee-warrior", { wookiee: "b2" })],
      me: { affiliation: "rebel" },
      activating: "verena",
    })
      .choose("dc_special:Verena Talos:0")
      .choose("stop")
      .choose("weiss")
      .choose("wookiee@b2")
      .asks("ia:free-dice", 1)
      .waits()
      .done();
  });

  test("also when the opponent makes it attack: General Weiss under Lure of the Dark Side", () => {
    at({
      game: fullGame,
      mine: [group("emperor-palpatine", { palpatine: "b1" })],
      theirs: [weiss, group("wookiee-warrior", { wookiee: "d4" })],
      hand: ["lure-of-the-dark-side"],
      activating: "palpatine",
    })
      .pass()
      .choose("cc:lure-of-the-dark-side@palpatine")
      .choose("weiss")
      .choose("wookiee@d4")
      .pass()
      .asks("ia:free-dice", 1)
      .waits()
      .done();
  });

  test("with two such figures the one that attacks counts: IG-88 against General Weiss", () => {
    at({
      game: fullGame,
      mine: [group("ig-88", { ig: "b2" })],
      theirs: [weiss],
      activating: "ig",
    })
      .choose("attack:weiss:b4")
      .asks("ia:free-dice", 0)
      .waits()
      .done();
  });
});

describe("rules 12.1: where a card goes is not its effect", () => {
  test("an excavated card leaves the game also when it is cancelled", () => {
    at({
      game: fullGame,
      mine: [group("doctor-aphra", { aphra: "a1" })],
      theirs: [far],
      me: { discard: ["deadeye"] },
      them: { discard: ["fleet-footed"] },
      against: ["negation"],
      start: "round",
    })
      .choose("excavation#at0@aphra")
      .choose("fleet-footed")
      .choose("cc:doctor-aphra/fleet-footed@aphra")
      .choose("cc:negation")
      .event("cc:cancelled", { card: "fleet-footed" })
      .expect(table({ sides: { 1: { removed: ["fleet-footed"], discard: ["negation"] } } }))
      .waits()
      .done();
  });
});

describe("rules 12.1: an incapacitated figure stands there", () => {
  const lying = group("the-child", { child: { at: "d4", status: "incapacitated" } }, { companionOf: "1.first.0" });
  const shotAt = (card: string, ...others: ReturnType<typeof group>[]) =>
    at({
      game: fullGame,
      mine: [group("stormtrooper", { one: "d1" })],
      theirs: [group(card, { first: "d3" }), ...others],
      activating: "one",
      dice: [4, 4, 0],
    }).choose("attack:first:d3");

  test.each(["imperial-officer", "c-3po"])("Cower finds it next to %s", (card) => {
    const child = { ...lying, companionOf: `1.${card}.0` };
    shotAt(card, child).offers(["cower#at0@first"]).waits().done();
    shotAt(card, far).notOffers(["cower#at0@first"]).waits().done();
  });
});
