import { effectsOf } from "@riposte/kernel";
import { describe, test } from "vitest";
import type { ImperialAssault } from "../../src/index.js";
import { conjuring } from "../conjuring.js";
import { at, group, table } from "../position.js";

const effects = effectsOf<ImperialAssault>();

const officer = (id: string, space: string, more: object = {}) => group("imperial-officer", { [id]: space }, more);
const saboteur = (id: string, space: string, more: object = {}) => group("rebel-saboteur", { [id]: space }, more);

describe("passing needs strictly fewer ready groups; what binds the next opportunity binds only that one", () => {
  const luke = group("luke-skywalker", { luke: "a1" }, { id: "luke" });
  const scouts = saboteur("scout", "c1", { id: "scouts" });
  const vader = group("darth-vader", { vader: "a8" }, { id: "vader" });
  const bound = (group: string) => effects.last("ia:next", { scope: "round", seat: 1, data: { group } }) as never;

  test("worked example 11: 2 against 2 is no pass, 1 against 2 is, and with 0 a player is skipped", () => {
    at({ rebels: [luke, scouts], imperials: [vader, officer("officer", "c8")] })
      .offersExactly(["luke", "scouts"])
      .explains("pass", "ia:pass-needs-fewer")
      .waits()
      .done();
    at({ rebels: [luke], imperials: [vader, officer("officer", "c8", { id: "officer" })] })
      .offersExactly(["luke", "pass"])
      .choose("pass")
      .event("opportunity:passed", { seat: 0 })
      .asks("ia:activate", 1)
      .offersExactly(["vader", "officer"])
      .waits()
      .done();
    at({
      rebels: [group("luke-skywalker", { luke: "a1" }, { ready: false })],
      imperials: [vader, officer("officer", "c8", { id: "officer" })],
    })
      .asks("ia:activate", 1)
      .noEvent("opportunity:passed")
      .waits()
      .done();
  });

  test("upgrades and companions are no groups when ready ones are counted", () => {
    at({
      rebels: [luke, scouts],
      imperials: [
        vader,
        officer("officer", "c8", { id: "officer" }),
        group("dio", { dio: "b8" }, { companionOf: "vader" }),
      ],
      sides: [{}, { upgrades: ["zillo-technique"] }],
    })
      .offersExactly(["luke", "scouts"])
      .waits()
      .done();
  });

  test("a group that must be next is the only choice once", () => {
    at({
      game: conjuring({ order: [bound("vader")] }),
      rebels: [luke, scouts],
      imperials: [vader, officer("officer", "c8", { id: "officer" }), officer("other", "e8", { id: "other" })],
      activating: { figure: "luke" },
    })
      .choose("order")
      .pass()
      .expect(table({ activation: { figure: "vader" } }))
      .pass()
      .pass()
      .asks("ia:activate", 1)
      .offersExactly(["officer", "other"])
      .waits()
      .done();
  });

  test("where the group cannot be next, nothing is forced, and it is not forced later", () => {
    at({
      game: conjuring({ order: [bound("nobody")] }),
      rebels: [luke, scouts],
      imperials: [vader, officer("officer", "c8", { id: "officer" }), officer("other", "e8", { id: "other" })],
      activating: { figure: "luke" },
    })
      .choose("order")
      .pass()
      .offersExactly(["vader", "officer", "other"])
      .waits()
      .done();
  });
});

describe("one attack action per activation, each special once", () => {
  const near = {
    rebels: [group("luke-skywalker", { luke: "d1" })],
    imperials: [group("darth-vader", { vader: "d2" })],
    activating: { figure: "luke" },
    dice: [0, 0, 0, 0, 0],
  } as const;

  test("after an attack action no second one is offered", () => {
    at(near)
      .choose("attack:vader:d2")
      .expect(table({ activation: { actions: 1, hasAttacked: true } }))
      .notOffers(["attack:vader:d2"])
      .offers(["go:e1"])
      .waits()
      .done();
  });

  test("an attack granted without an action does not count", () => {
    const attack = { type: "kernel:call", procedure: "attack" };
    const vars = { attacker: "luke", defender: "vader", targetSpace: "d2", seat: 0 };
    at({ ...near, game: conjuring({ free: [{ ...attack, vars }] }) })
      .choose("free")
      .event("attack:resolved")
      .offers(["attack:vader:d2"])
      .waits()
      .done();
  });

  test("a special that attacked counts, and the same special is not taken twice", () => {
    const { dice: _, ...calm } = near;
    const spend = (special: string, attacks: boolean) => [{ type: "action:spend", actions: 1, special, attacks }];
    at({
      ...calm,
      game: conjuring({ "special:slash": spend("special:slash", true), "special:rest": spend("special:rest", false) }),
    })
      .offers(["special:slash", "special:rest"])
      .choose("special:slash")
      .expect(table({ activation: { specials: ["special:slash"], hasAttacked: true } }))
      .notOffers(["attack:vader:d2", "special:slash"])
      .waits()
      .done();
  });
});

describe("a special action", () => {
  const spend = (special: string, attacks: boolean) => [{ type: "action:spend", actions: 1, special, attacks }];
  const game = conjuring({
    "special:slash": spend("special:slash", true),
    "special:calm": spend("special:calm", false),
  });
  const luke = (conditions: readonly string[] = []) => ({
    rebels: [group("luke-skywalker", { luke: { at: "d1", conditions } })],
    imperials: [officer("officer", "d2"), officer("other", "h8")],
    activating: { figure: "luke" },
    game,
  });

  test("that contains an attack is not taken after one, and leaves none to be taken after it; one that contains none is", () => {
    at(luke())
      .choose("special:slash")
      .notOffers(["attack:officer:d2", "special:slash"])
      .offers(["special:calm"])
      .waits()
      .done();
    at({ ...luke(), dice: [0, 0, 0, 0] })
      .choose("attack:officer:d2")
      .notOffers(["special:slash"])
      .offers(["special:calm"])
      .waits()
      .done();
  });

  test("that contains an attack is not for the Stunned; one that contains none is", () => {
    at(luke(["stun"]))
      .notOffers(["special:slash"])
      .offers(["special:calm"])
      .waits()
      .done();
  });

  test("that contains no attack leaves the attack to be made, and each is taken once", () => {
    at(luke())
      .choose("special:calm")
      .notOffers(["special:calm"])
      .offers(["attack:officer:d2", "special:slash"])
      .waits()
      .done();
  });

  test("needs an action", () => {
    at(luke()).choose("move").choose("move").notOffers(["special:calm", "special:slash"]).waits().done();
  });
});

describe("an activation", () => {
  test("takes the figures of a group in the order its player chooses, then the card exhausts", () => {
    at({
      rebels: [group("rebel-trooper", { one: "a1", two: "b1", three: "c1" }, { id: "troopers" }), saboteur("s", "e1")],
      imperials: [officer("officer", "h8"), officer("other", "g8")],
    })
      .choose("troopers")
      .asks("ia:figure", 0)
      .choose("two")
      .expect(table({ activation: { figure: "two", actions: 2 } }))
      .pass()
      .offersExactly(["one", "three"])
      .choose("three")
      .pass()
      .pass()
      .asks("ia:activate", 1)
      .expect(table({ groups: { troopers: { ready: false } }, opportunity: 1 }))
      .waits()
      .done();
  });

  test("Stunned figures may gain points, discard the condition, and go then", () => {
    at({
      rebels: [group("luke-skywalker", { luke: { at: "d1", conditions: ["stun"] } })],
      imperials: [officer("officer", "d2")],
      activating: { figure: "luke" },
    })
      .notOffers(["attack:officer:d2"])
      .choose("move")
      .notOffers(["go:c1"])
      .choose("discard:stun")
      .offers(["go:c1"])
      .expect(table({ figures: { luke: { conditions: [] } }, activation: { actions: 0, points: 5 } }))
      .waits()
      .done();
  });

  test("Bleeding is strain after every action but its own removal", () => {
    const bleeding = { at: "d1", conditions: ["bleed"] };
    at({
      rebels: [group("luke-skywalker", { luke: bleeding })],
      imperials: [officer("officer", "h8")],
      activating: { figure: "luke" },
    })
      .choose("move")
      .choose("move")
      .expect(table({ figures: { luke: { damage: 2 } } }))
      .waits()
      .done();
    at({
      rebels: [group("luke-skywalker", { luke: bleeding })],
      imperials: [officer("officer", "h8")],
      activating: { figure: "luke" },
    })
      .choose("discard:bleed")
      .choose("move")
      .expect(table({ figures: { luke: { damage: 0, conditions: [] } } }))
      .waits()
      .done();
  });

  test("Weakened ends with the figure's own activation", () => {
    at({
      rebels: [group("luke-skywalker", { luke: { at: "d1", conditions: ["weaken"] } })],
      imperials: [officer("officer", "h8")],
      activating: { figure: "luke" },
    })
      .pass()
      .expect(table({ figures: { luke: { conditions: [] } } }))
      .waits()
      .done();
  });

  test("a group made ready again may activate again", () => {
    at({
      game: conjuring({ rally: [{ type: "group:ready", group: "scouts" }] }),
      rebels: [group("luke-skywalker", { luke: "d1" }), saboteur("scout", "a1", { id: "scouts", ready: false })],
      imperials: [officer("officer", "h8", { ready: false })],
      activating: { figure: "luke" },
    })
      .choose("rally")
      .pass()
      .expect(table({ activation: { figure: "scout" } }))
      .waits()
      .done();
  });
});
