import { describe, test } from "vitest";
import { attack, figures, gameWithTokens, hit } from "./position.js";

// blue 3 accuracy 1 hit 1 surge, green 1 accuracy 2 hits; black 2 blocks
const shot = { attacker: "stormtrooper-elite", target: "stormtrooper-elite", at: "h1", dice: [3, 4, 2] } as const;

describe("the worked examples of the rules", () => {
  test("example 1: an elite Stormtrooper at distance 4 spends its surge on +2 hit and does 3 damage", () => {
    attack(shot)
      .offersExactly(["stormtrooper-elite:0", "stormtrooper-elite:1", "pass"])
      .choose("stormtrooper-elite:1")
      .event("attack:hit", hit(3))
      .waits()
      .done();
  });

  const evading = { ...shot, game: gameWithTokens, slices: { "power-tokens": { held: { target: ["evade"] } } } };

  test("example 2: an evade token cancels the surge, and 1 damage is left", () => {
    attack(evading).choose("token:evade").event("attack:hit", hit(1)).waits().done();
  });

  test("example 2: on a Weakened defender the evade token does nothing, and the surge survives", () => {
    attack({ ...evading, targetIs: { conditions: ["weaken"] } })
      .choose("token:evade")
      .choose("stormtrooper-elite:1")
      .event("attack:hit", hit(3))
      .waits()
      .done();
  });

  test("example 3: a Hidden defender is missed; the surge may be spent, for nothing", () => {
    attack({ ...shot, targetIs: { conditions: ["hide"] } })
      .choose("stormtrooper-elite:1")
      .event("surge:spent")
      .event("attack:missed", { reason: "accuracy" })
      .waits()
      .done();
  });

  test("example 3: +3 accuracy saves the same shot", () => {
    attack({ ...shot, targetIs: { conditions: ["hide"] } })
      .choose("stormtrooper-elite:0")
      .event("attack:hit", hit(1))
      .waits()
      .done();
  });

  test("example 4: a dodged attack still recovers by a surge", () => {
    // green 2 hits, yellow 1 hit 2 surges, yellow 1 surge; white dodge
    attack({
      attacker: "ezra-bridger",
      target: "ezra-bridger",
      attackerIs: { damage: 5 },
      dice: [3, 5, 0, 5],
    })
      .choose("ezra-bridger:1")
      .pass()
      .event("attack:missed", { reason: "dodge" })
      .event("figure:recovered", { figure: "attacker", amount: 2 })
      .expect(figures({ attacker: { damage: 3 }, target: { damage: 0 } }))
      .waits()
      .done();
  });

  test("example 5: Pierce 3 against 2 blocks and 3 hits does 3 damage", () => {
    // red 1 hit, red 1 hit, yellow 1 hit 1 surge; black 2 blocks
    attack({ attacker: "darth-vader", target: "stormtrooper-elite", dice: [0, 0, 3, 2] })
      .choose("darth-vader:1")
      .event("attack:hit", hit(3))
      .waits()
      .done();
  });
});
