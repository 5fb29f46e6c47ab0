import { effectsOf } from "@riposte/kernel";
import { describe, test } from "vitest";
import type { ImperialAssault } from "../../src/index.js";
import { at, group, table } from "../position.js";
import { facing } from "./facing.js";
import { gameOfTricks } from "./tricks.js";

const effects = effectsOf<ImperialAssault>();

describe("declaring", () => {
  test("a stunned figure cannot declare an attack", () => {
    at({
      ...facing,
      imperials: [group("stormtrooper-elite", { storm: { at: "d1", conditions: ["stun"] } })],
    })
      .offers(["discard:stun"])
      .notOffers(["attack:rebel:h1"])
      .waits()
      .done();
  });

  test("a stunned figure does not attack either when an effect lets it", () => {
    const attack = effects.call("attack", { attacker: "storm", defender: "rebel", targetSpace: "h1", seat: 1 });
    at({
      ...facing,
      game: gameOfTricks([{ window: "activation:act", key: "shoot", seat: 1, effects: [attack] }]),
      imperials: [group("stormtrooper-elite", { storm: { at: "d1", conditions: ["stun"] } })],
    })
      .choose("shoot")
      .noEvent("attack:declared")
      .expect(table({ attacks: [] }))
      .waits()
      .done();
  });

  test("an attack already declared goes on when the attacker is stunned", () => {
    at({
      ...facing,
      game: gameOfTricks([
        {
          window: "attack:declare",
          key: "stun",
          seat: 0,
          effects: [{ type: "figure:gain", figure: "storm", condition: "stun", by: "trick" }],
        },
      ]),
      // blue 3 accuracy 2 hits, green 1 accuracy 2 hits; black 1 block
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("stun")
      .event("attack:hit", { attacker: "storm", defender: "rebel", damage: 3 })
      .waits()
      .done();
  });

  test("an effect may supply type and pool", () => {
    const instead = { type: "melee" as const, pool: ["red" as const], by: "bash" };
    const attack = effects.call("attack", {
      attacker: "storm",
      defender: "rebel",
      targetSpace: "e1",
      seat: 1,
      instead,
    });
    at({
      ...facing,
      game: gameOfTricks([{ window: "activation:act", key: "bash", seat: 1, effects: [attack] }]),
      rebels: [group("stormtrooper-elite", { rebel: "e1" }), group("stormtrooper-elite", { other: "h2" })],
      dice: [4, 0],
    })
      .choose("bash")
      .event("attack:declared", { attacker: "storm", defender: "rebel", type: "melee" })
      .event("attack:hit", { attacker: "storm", defender: "rebel", damage: 2 })
      .waits()
      .done();
  });

  test("the declare window asks the attacker's side first, then the defender's, and neither twice", () => {
    const bonus = { type: "attack:modify", symbol: "hit", amount: 1, by: "trick" } as const;
    at({
      ...facing,
      initiative: 0,
      game: gameOfTricks([
        { window: "attack:declare", key: "one", seat: 1, effects: [bonus] },
        { window: "attack:declare", key: "two", seat: 0, effects: [bonus] },
      ]),
    })
      .choose("attack:rebel:h1")
      .asks("kernel:respond", 1)
      .offersExactly(["one", "pass"])
      .pass()
      .asks("kernel:respond", 0)
      .choose("two")
      .expect(table({ attacks: [] }))
      .waits()
      .done();
  });
});
