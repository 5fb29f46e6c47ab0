import { test } from "vitest";
import { at, figure, group, table } from "../position.js";
import { game, luke, one, play } from "./library-game.js";

test("mpBonus: so many movement points", () => {
  play("fleet-footed")
    .choose("cc:fleet-footed@one")
    .expect(table({ activation: { points: 1 } }))
    .waits()
    .done();
});

test("mpBonusFromSpeed: Speed and so many more, used within the action", () => {
  play("urgency").choose("cc:urgency@one").event("points:gained", { amount: 6 }).waits().done();
});

test("mpAfterAttack: an attack, and then movement points", () => {
  play("hit-and-run", { dice: [1, 3, 0] })
    .choose("cc:hit-and-run@one")
    .event("attack:resolved")
    .event("points:gained", { amount: 3 })
    .waits()
    .done();
});

test("applyFocus, label and logMessage: Focused, and a word in the log", () => {
  play("focus")
    .choose("cc:focus@one")
    .event("cc:logged", { text: "Focused." })
    .expect(figure("one", { conditions: ["focus"] }))
    .waits()
    .done();
});

test("applyHideWhenDefending: the target becomes Hidden", () => {
  play("camouflage", { hand: [], against: ["camouflage"], dice: [0, 0, 0] })
    .choose("attack:luke:d3")
    .choose("cc:camouflage@luke")
    .expect(figure("luke", { conditions: ["hide"] }))
    .waits()
    .done();
});

test("focusGainToUpToNFigures, vpCondition: up to so many of choice, only that far behind", () => {
  const mine = [group("stormtrooper", { one: "a1", two: "b1", three: "c1", four: "d1" }, { ready: false })];
  const theirs = [group("luke-skywalker", { luke: "d3" }, { ready: false })];
  const late = (vp: number) => at({ game, mine, theirs, hand: ["against-the-odds"], them: { vp }, turn: 0 });
  late(8)
    .choose("cc:against-the-odds")
    .choose(["one", "four"])
    .expect(
      table({ figures: { one: { conditions: ["focus"] }, two: { conditions: [] }, four: { conditions: ["focus"] } } }),
    )
    .waits()
    .done();
  late(7).notOffers(["cc:against-the-odds"]).waits().done();
});

test("focusGainToAdjacentUpToN: up to so many neighbours of choice", () => {
  const mine = [group("imperial-officer", { one: "d1" }), group("stormtrooper", { two: "c1", three: "e1", far: "a1" })];
  play("inspiring-speech", { mine })
    .choose("cc:inspiring-speech@one")
    .offersExactly(["two", "three"])
    .choose(["two"])
    .expect(table({ figures: { two: { conditions: ["focus"] }, three: { conditions: [] } } }))
    .waits()
    .done();
});

test("discardHarmfulConditions: all of its own", () => {
  const mine = [group("stormtrooper", { one: { at: "d1", conditions: ["bleed", "stun"] } })];
  at({ game, mine, theirs: luke(), hand: ["rally"] })
    .choose("cc:rally@one")
    .expect(figure("one", { conditions: [] }))
    .waits()
    .done();
});

test("discardHarmfulFromAdjacentFigures: all of adjacent friends", () => {
  const mine = [
    ...one("imperial-officer", { conditions: ["weaken"] }),
    group("stormtrooper", { two: { at: "c1", conditions: ["stun", "weaken"] } }),
  ];
  play("regroup", { mine })
    .choose("cc:regroup@one")
    .expect(table({ figures: { one: { conditions: ["weaken"] }, two: { conditions: [] } } }))
    .waits()
    .done();
});

test("discardUpToNHarmful, recoverDamage, mpBonus: the combination, the condition by choice", () => {
  const mine = [group("gaarkhan", { one: { at: "d1", damage: 5, conditions: ["stun", "weaken"] } })];
  at({ game, mine, theirs: luke(), hand: ["heart-of-freedom"], me: { affiliation: "rebel" } })
    .choose("cc:heart-of-freedom@one")
    .offersExactly(["stun", "weaken", "none"])
    .choose("stun")
    .expect(table({ figures: { one: { damage: 3, conditions: ["weaken"] } }, activation: { points: 2 } }))
    .waits()
    .done();
});

test("powerTokenGain, powerTokenGainIfDamagedGte: tokens of choice, more with that much damage", () => {
  const scarred = (damage: number) =>
    play("battle-scars", { mine: one("gaarkhan", { damage }) }).choose("cc:battle-scars@one");
  scarred(2)
    .choose("hit")
    .expect({ "power-tokens": { held: { one: ["hit"] } } } as never)
    .waits()
    .done();
  scarred(3)
    .choose("hit")
    .choose("block")
    .expect({ "power-tokens": { held: { one: ["hit", "block"] } } } as never)
    .waits()
    .done();
});

test("recoverDamage and wiredStatus: so much, and the status typed is the one computed", () => {
  play("recovery", { mine: one("gaarkhan", { damage: 5 }) })
    .choose("cc:recovery@one")
    .expect(figure("one", { damage: 3 }))
    .waits()
    .done();
});

test("recoverDamageFromRound: as much as the round's number", () => {
  play("hour-of-need", { mine: one("gaarkhan", { damage: 5 }), round: 3, me: { affiliation: "rebel" } })
    .choose("cc:hour-of-need@one")
    .expect(figure("one", { damage: 2 }))
    .waits()
    .done();
});

test("recoverDamageToAdjacent, recoverDamageToAdjacentIfTrait: a neighbour of choice, more by trait", () => {
  const aided = (card: string) =>
    play("emergency-aid", {
      mine: [...one(card), group("gaarkhan", { two: { at: "c1", damage: 9 } }), group("chewbacca", { three: "e1" })],
    })
      .choose("cc:emergency-aid@one")
      .offersExactly(["two", "three"])
      .choose("two");
  aided("stormtrooper")
    .expect(figure("two", { damage: 7 }))
    .waits()
    .done();
  aided("imperial-officer")
    .expect(figure("two", { damage: 6 }))
    .waits()
    .done();
});
