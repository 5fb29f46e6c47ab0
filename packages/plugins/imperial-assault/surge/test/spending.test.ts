import { describe, test } from "vitest";
import { attack, figures, gameWithTokens, hit } from "./position.js";

describe("spending surges", () => {
  test("only what can be paid is offered: a double surge ability needs two surges", () => {
    // blue 2 accuracy 1 surge, green 2 hits, yellow 2 hits: one surge
    attack({ attacker: "thrawn", target: "stormtrooper-elite", dice: [0, 4, 4, 0] })
      .offersExactly(["thrawn:0", "pass"])
      .waits()
      .done();
  });

  test("a double surge ability spends two, and nothing is left for the others", () => {
    // blue 1 surge, green 1 surge, yellow 2 hits; black 1 block
    attack({ attacker: "thrawn", target: "ezra-bridger", dice: [0, 0, 4, 0] })
      .offersExactly(["thrawn:0", "thrawn:1", "pass"])
      .choose("thrawn:1")
      .event("surge:spent", { surge: "thrawn:1", cost: 2 })
      .event("attack:hit", hit(4))
      .waits()
      .done();
  });

  test("each ability is bought once per attack, and identical printed entries are separate abilities", () => {
    // Ventress: yellow 1 hit 2 surges three times; white blank
    attack({ attacker: "asajj-ventress", target: "ezra-bridger", dice: [5, 5, 5, 0] })
      .pass()
      .offersExactly(["asajj-ventress:1", "asajj-ventress:2", "asajj-ventress:3", "pass"])
      .choose("asajj-ventress:1")
      .offersExactly(["asajj-ventress:2", "asajj-ventress:3", "pass"])
      .choose("asajj-ventress:2")
      .choose("asajj-ventress:3")
      .event("attack:hit", hit(7))
      .waits()
      .done();
  });

  test("surges nobody buys anything with are lost", () => {
    attack({ attacker: "thrawn", target: "ezra-bridger", dice: [0, 0, 4, 0] })
      .pass()
      .noEvent("surge:spent")
      .event("attack:hit", hit(1))
      .waits()
      .done();
  });

  test("X is the number of surges the dice show, also after one was cancelled", () => {
    // green 1 surge, yellow 1 hit 2 surges, red 3; white 1 evade: three rolled, two left
    attack({
      attacker: "tress-hacnua",
      target: "ezra-bridger",
      attackerIs: { damage: 9 },
      dice: [0, 5, 4, 1],
      others: { near: ["ezra-bridger", "d2"] },
    })
      .choose("tress-hacnua:0")
      .choose("tress-hacnua:1")
      .choose("keyword:recover")
      .choose("near")
      .expect(figures({ attacker: { damage: 6 }, near: { damage: 3 } }))
      .waits()
      .done();
  });

  test("a named ability that nobody wires is not offered", () => {
    // red 3, yellow 2 surges
    attack({ attacker: "0-0-0", target: "stormtrooper-elite", dice: [4, 5, 0] })
      .offersExactly(["0-0-0:0", "0-0-0:1", "pass"])
      .waits()
      .done();
  });

  test("without power tokens an ability gives the rest of what it gives, and none that gives nothing else is offered", () => {
    // Professional first; red 3, yellow 1 hit 2 surges; black 1 block, Pierce 1
    attack({ attacker: "royal-guard-elite", target: "darth-vader", dice: [4, 5, 0, 0] })
      .pass()
      .offersExactly(["royal-guard-elite:0", "royal-guard-elite:1", "pass"])
      .choose("royal-guard-elite:0")
      .pass()
      .event("condition:gained", { figure: "target", condition: "stun" })
      .waits()
      .done();
    // red 2 hits 1 surge twice, green 1 surge; white blank
    attack({ attacker: "paz-vizsla", target: "ezra-bridger", dice: [3, 3, 0, 0] })
      .offersExactly(["paz-vizsla:0", "pass"])
      .waits()
      .done();
  });

  test("with power tokens the attacker gains them at once", () => {
    attack({ attacker: "paz-vizsla", target: "ezra-bridger", dice: [3, 3, 0, 0], game: gameWithTokens })
      .offersExactly(["paz-vizsla:0", "paz-vizsla:1", "paz-vizsla:2", "pass"])
      .choose("paz-vizsla:1")
      .event("power-token:gained", { figure: "attacker", token: "block" })
      .choose("paz-vizsla:2")
      .expect({ "power-tokens": { held: { attacker: ["block", "block"] } } })
      .waits()
      .done();
  });
});
