import { effectsOf } from "@riposte/kernel";
import { describe, test } from "vitest";
import type { ImperialAssault } from "../../src/index.js";
import { type At, at, group, table } from "../position.js";
import { gameOfTricks, type Trick } from "./tricks.js";

const effects = effectsOf<ImperialAssault>();

/** Two figures four spaces apart on open ground, and a third beside the target; all roll blue, green and a black die. */
const shooting: At = {
  rebels: [group("stormtrooper-elite", { rebel: "h1" }), group("stormtrooper-elite", { other: "h2" })],
  imperials: [group("stormtrooper-elite", { storm: "d1" })],
  initiative: 1,
  activating: { figure: "storm", actions: 1 },
};

describe("declaring", () => {
  test("a stunned figure cannot declare an attack", () => {
    at({
      ...shooting,
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
      ...shooting,
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
      ...shooting,
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
      ...shooting,
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

  test("the declare window asks the attacker's side first, then the defender's, and nobody twice", () => {
    const bonus = { type: "attack:modify", symbol: "hit", amount: 1, by: "trick" } as const;
    at({
      ...shooting,
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

  test("retargeting opens the declare window again for the new defender only, and pool changes stay behind", () => {
    at({
      ...shooting,
      game: gameOfTricks([
        { window: "attack:declare", key: "aim", seat: 1, effects: [{ type: "attack:add-die", die: "red", by: "aim" }] },
        {
          window: "attack:declare",
          key: "shield",
          seat: 0,
          effects: [
            { type: "attack:add-die", die: "white", by: "shield" },
            { type: "attack:modify", symbol: "block", amount: 2, by: "shield" },
          ],
        },
        {
          window: "attack:declare",
          key: "step-in",
          seat: 0,
          effects: [{ type: "attack:retarget", defender: "other", targetSpace: "h2" }],
        },
      ]),
      // blue 3 accuracy 1 hit, green 1 accuracy 2 hits, red 3 hits; black 3 blocks
      dice: [3, 4, 4, 4],
    })
      .choose("attack:rebel:h1")
      .choose("aim")
      .asks("kernel:respond", 0)
      .choose("shield")
      .choose("step-in")
      .asks("kernel:respond", 0)
      .offersExactly(["shield", "step-in", "pass"])
      .pass()
      .event("attack:rolled", {
        dice: [
          { die: "blue", face: 3 },
          { die: "green", face: 4 },
          { die: "red", face: 4 },
          { die: "black", face: 4 },
        ],
      })
      .event("attack:hit", { attacker: "storm", defender: "other", damage: 3 })
      .waits()
      .done();
  });

  test("what the attacker added or took away counts against the new defender, what the old one had does not", () => {
    const modify = (symbol: "hit" | "block", amount: number) =>
      ({ type: "attack:modify", symbol, amount, by: "trick" }) as const;
    at({
      ...shooting,
      game: gameOfTricks([
        { window: "attack:declare", key: "aim", seat: 1, effects: [modify("hit", 1), modify("block", -1)] },
        {
          window: "attack:declare",
          key: "shield",
          seat: 0,
          effects: [{ type: "attack:add-die", die: "black", by: "shield" }, modify("block", 2)],
        },
        {
          window: "attack:declare",
          key: "step-in",
          seat: 0,
          effects: [{ type: "attack:retarget", defender: "other", targetSpace: "h2" }],
        },
      ]),
      // blue 3 accuracy 1 hit, green 1 accuracy 2 hits; black 3 blocks
      dice: [3, 4, 4],
    })
      .choose("attack:rebel:h1")
      .choose("aim")
      .choose("shield")
      .choose("step-in")
      .event("attack:declared", { attacker: "storm", defender: "other", type: "ranged" })
      .pass()
      .event("attack:hit", { attacker: "storm", defender: "other", damage: 2 })
      .waits()
      .done();
  });
});

describe("losing the target", () => {
  const moved = (space: string): Trick => ({
    window: "attack:declare",
    key: "dive",
    seat: 0,
    effects: [{ type: "figure:place", figure: "rebel", to: [space] }],
  });

  test("a defender that moves where it is still seen is aimed at there", () => {
    at({ ...shooting, game: gameOfTricks([moved("g1")]), dice: [4, 4, 0] })
      .choose("attack:rebel:h1")
      .choose("dive")
      .event("attack:hit", { attacker: "storm", defender: "rebel", damage: 3 })
      .waits()
      .done();
  });

  test("of a large defender that moved another space is aimed at; if somebody else moved, the one that was", () => {
    const place = (figure: string, ...to: string[]): Trick => ({
      window: "attack:declare",
      key: "move",
      seat: 0,
      effects: [{ type: "figure:place", figure, to }],
    });
    const large = (trick: Trick): At => ({
      ...shooting,
      rebels: [group("nexu", { cat: "g1+h1+g2+h2" }), group("stormtrooper-elite", { other: "h8" })],
      game: gameOfTricks([trick]),
    });
    at(large(place("cat", "f1", "g1", "f2", "g2")))
      .choose("attack:cat:g1")
      .choose("move")
      .asks("ia:target-space", 1)
      .offersExactly(["f1", "f2", "g1", "g2"])
      .waits()
      .done();
    // blue 3 accuracy 2 hits, green 1 accuracy 2 hits; white blank
    at({ ...large(place("other", "g8")), dice: [4, 4, 0] })
      .choose("attack:cat:g1")
      .choose("move")
      .event("attack:hit", { attacker: "storm", defender: "cat", damage: 4 })
      .waits()
      .done();
  });

  test("a defender nobody sees any more is missed, and the dice are rolled all the same", () => {
    at({ ...shooting, game: gameOfTricks([moved("h8")]), dice: [4, 4, 0] })
      .choose("attack:rebel:h1")
      .choose("dive")
      .event("attack:missed", { reason: "no-line-of-sight" })
      .event("attack:rolled")
      .noEvent("attack:hit")
      .waits()
      .done();
  });

  test("a figure that steps between hides the target space", () => {
    at({
      ...shooting,
      game: gameOfTricks([
        {
          window: "attack:declare",
          key: "between",
          seat: 0,
          effects: [
            { type: "figure:place", figure: "other", to: ["g1"] },
            { type: "figure:place", figure: "third", to: ["g2"] },
          ],
        },
      ]),
      rebels: [group("stormtrooper-elite", { rebel: "h1", third: "c8" }), group("stormtrooper-elite", { other: "b8" })],
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("between")
      .event("attack:missed", { reason: "no-line-of-sight" })
      .waits()
      .done();
  });

  test("so does a figure that is deployed between", () => {
    const deploy = (figure: string, space: string) => {
      const where = { seat: 0, card: "stormtrooper-elite", group: "between", spaces: [space] };
      return { type: "figure:return" as const, figure, ...where };
    };
    const between = [deploy("one", "g1"), deploy("two", "g2")];
    at({
      ...shooting,
      game: gameOfTricks([{ window: "attack:declare", key: "between", seat: 0, effects: between }]),
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("between")
      .event("attack:missed", { reason: "no-line-of-sight" })
      .waits()
      .done();
  });

  test("a melee target that is no longer adjacent is missed", () => {
    at({
      ...shooting,
      game: gameOfTricks([moved("g1")]),
      rebels: [group("stormtrooper-elite", { rebel: "e1" }), group("stormtrooper-elite", { other: "h2" })],
      imperials: [group("darth-vader", { vader: "d1" })],
      activating: { figure: "vader", actions: 1 },
      dice: [4, 4, 4, 0],
    })
      .choose("attack:rebel:e1")
      .choose("dive")
      .event("attack:missed", { reason: "out-of-reach" })
      .waits()
      .done();
  });

  test("a melee target with Reach on it is hit two spaces away", () => {
    at({
      ...shooting,
      game: gameOfTricks([moved("f1")]),
      rebels: [group("stormtrooper-elite", { rebel: "e1" }), group("stormtrooper-elite", { other: "h2" })],
      imperials: [group("royal-guard", { guard: "d1" })],
      activating: { figure: "guard", actions: 1 },
      // red 3 hits, yellow 2 hits; black 1 block
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:e1")
      .choose("dive")
      .event("attack:hit", { attacker: "guard", defender: "rebel", damage: 4 })
      .waits()
      .done();
  });

  test("a defender that is incapacitated is missed, and the dice are rolled all the same", () => {
    const lies = { type: "figure:become", figure: "rebel", status: "incapacitated" } as const;
    at({
      ...shooting,
      game: gameOfTricks([{ window: "attack:declare", key: "lie", seat: 0, effects: [lies] }]),
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("lie")
      .event("attack:rolled")
      .event("attack:missed")
      .noEvent("figure:damaged")
      .waits()
      .done();
  });

  test("an attack whose target leaves play before damage ends at once: no dice, no surges, no later steps", () => {
    at({
      ...shooting,
      game: gameOfTricks([
        { window: "attack:pools", key: "fall", seat: 0, effects: [{ type: "figure:defeat", figure: "rebel" }] },
        { window: "attack:after", key: "later", effects: [] },
      ]),
      dice: [],
    })
      .choose("attack:rebel:h1")
      .choose("fall")
      .noEvent("attack:rolled")
      .event("attack:resolved", { attacker: "storm", defender: "rebel", missed: false, dealt: 0 })
      .expect(table({ attacks: [] }))
      .waits()
      .done();
  });

  test("an attack whose attacker falls after the roll ends at once", () => {
    at({
      ...shooting,
      game: gameOfTricks([
        { window: "attack:rerolls", key: "fall", seat: 0, effects: [{ type: "figure:defeat", figure: "storm" }] },
        { window: "attack:modifiers", key: "later", effects: [] },
      ]),
      imperials: [group("stormtrooper-elite", { storm: "d1" }), group("stormtrooper-elite", { guard: "a8" })],
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("fall")
      .noEvent("attack:hit")
      .expect(table({ attacks: [], figures: { rebel: { damage: 0 } } }))
      .waits()
      .done();
  });
});
