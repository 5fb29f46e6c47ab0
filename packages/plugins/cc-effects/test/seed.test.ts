import { expect, test } from "vitest";
import { SEED_PROPERTIES } from "../src/seed/properties.js";
import { type At, at, figure, gameOf, group, table } from "./position.js";
import { seedLibrary } from "./seed-library.js";

const game = gameOf({ "ability-library.json": seedLibrary });
const one = (card: string, more: object = {}) => [group(card, { one: { at: "d1", ...more } })];
const luke = (more: object = {}) => [group("luke-skywalker", { luke: { at: "d3", ...more } })];
const play = (card: string, more: Partial<At> = {}) =>
  at({ game, mine: one("stormtrooper"), theirs: luke(), hand: [card], activating: "one", ...more });
/** Blue, green and a blank white die with surges left to spend: the attack waits. */
const shot = (card: string, more: Partial<At> = {}) =>
  play(card, { dice: [0, 0, 0], ...more }).choose("attack:luke:d3");
const modified = (symbol: string, amount: number, by: string) =>
  table({ attacks: { 0: { modifiers: [{ symbol, amount, by }] } } });

test("draw: so many cards", () => {
  const me = { affiliation: "rebel", deck: ["blitz"] };
  at({ game, mine: one("leia-organa"), theirs: luke(), hand: ["there-is-another"], start: "round", me })
    .choose("cc:there-is-another@one")
    .expect(table({ sides: { 0: { hand: ["blitz"] } } }))
    .waits()
    .done();
});

test("discardIfNotTrait, discardFromDrawn: whoever lacks the trait discards of what was drawn, by choice", () => {
  const me = { deck: ["focus", "rally"] };
  play("planning", { hand: ["planning", "blitz"], me })
    .choose("cc:planning@one")
    .offersExactly(["focus", "rally"])
    .choose("focus")
    .expect(table({ sides: { 0: { hand: ["blitz", "rally"] } } }))
    .waits()
    .done();
  play("planning", { mine: one("imperial-officer"), me })
    .choose("cc:planning@one")
    .expect(table({ sides: { 0: { hand: ["focus", "rally"] } } }))
    .waits()
    .done();
});

test("drawThenDiscardOneGainVp: the points are the cost of the card its player discards", () => {
  play("black-market-prices", { mine: one("hired-gun"), me: { deck: ["parting-blow", "focus"] } })
    .choose("cc:black-market-prices@one")
    .offersExactly(["parting-blow", "focus"])
    .choose("parting-blow")
    .expect(table({ sides: { 0: { vp: 2, hand: ["focus"] } } }))
    .waits()
    .done();
});

test("drawIfTrait: only such a figure draws", () => {
  const me = { deck: ["blitz", "focus"] };
  const drawn = (card: string) => shot("officers-training", { mine: one(card), me }).choose("cc:officers-training@one");
  drawn("imperial-officer")
    .expect(table({ sides: { 0: { hand: ["blitz"] } } }))
    .waits()
    .done();
  drawn("stormtrooper")
    .expect(table({ sides: { 0: { hand: [] } } }))
    .waits()
    .done();
});

test("clearOpponentDiscard: the opponent's discard pile leaves the game", () => {
  play("fool-me-once", { them: { discard: ["blitz", "focus"] } })
    .choose("cc:fool-me-once@one")
    .expect(table({ sides: { 1: { discard: [], removed: ["blitz", "focus"] } } }))
    .waits()
    .done();
});

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

test("attackSurgeBonus: surges in the results", () => {
  shot("blitz")
    .choose("cc:blitz@one")
    .expect(modified("surge", 1, "cc:blitz"))
    .waits()
    .done();
});

test("attackBonusHits: hits in the results", () => {
  shot("positioning-advantage")
    .choose("cc:positioning-advantage@one")
    .expect(modified("hit", 1, "cc:positioning-advantage"))
    .waits()
    .done();
});

test("applyFocus with attackBonusHits: Focused in time for the green die, and a hit", () => {
  play("primary-target", { mine: one("trandoshan-hunter"), dice: [0, 0, 0, 0] })
    .choose("attack:luke:d3")
    .choose("cc:primary-target@one")
    .expect(
      table({ attacks: { 0: { focused: true, modifiers: [{ symbol: "hit", amount: 1, by: "cc:primary-target" }] } } }),
    )
    .waits()
    .done();
});

test("attackAccuracyBonus: accuracy in the results", () => {
  shot("deadeye")
    .choose("cc:deadeye@one")
    .expect(modified("accuracy", 2, "cc:deadeye"))
    .waits()
    .done();
});

test("attackBonusPierce: Pierce for this attack", () => {
  play("heavy-ordnance", { mine: one("heavy-stormtrooper"), dice: [0, 3, 0] })
    .choose("attack:luke:d3")
    .choose("cc:heavy-ordnance@one")
    .expect(table({ attacks: { 0: { keywords: { pierce: 2 } } } }))
    .waits()
    .done();
});

test("attackBonusBlast: Blast for this attack", () => {
  play("explosive-weaponry", { mine: one("heavy-stormtrooper"), dice: [0, 3, 0] })
    .choose("attack:luke:d3")
    .choose("cc:explosive-weaponry@one")
    .expect(table({ attacks: { 0: { keywords: { blast: 1 } } } }))
    .waits()
    .done();
});

test("attackBonusHitsFromDefeatedFriendly, …Max: a hit for each defeated friend, at most so many", () => {
  const mine = [...one("migs-mayfeld"), group("stormtrooper", { two: { at: "c3", damage: 2 }, three: "a1" })];
  at({
    game,
    mine,
    theirs: luke(),
    hand: ["honoring-the-fallen"],
    me: { affiliation: "mercenary" },
    turn: 1,
    dice: [4, 4, 2, 0, 0, 0, 0, 0],
  })
    .choose("1.luke-skywalker.0")
    .choose("attack:two:c3")
    .pass()
    .choose("0.migs-mayfeld.0")
    .choose("attack:luke:d3")
    .choose("cc:honoring-the-fallen@one")
    .expect(modified("hit", 1, "cc:honoring-the-fallen"))
    .waits()
    .done();
});

test("attackBonusDice: without a colour, of any colour by choice", () => {
  play("tools-for-the-job", { mine: one("trandoshan-hunter"), dice: [0, 0, 0, 0] })
    .choose("attack:luke:d3")
    .choose("cc:tools-for-the-job@one")
    .offersExactly(["red", "blue", "yellow", "green"])
    .choose("red")
    .expect(table({ attacks: { 0: { changes: [{ die: "red", amount: 1, by: "cc:tools-for-the-job" }] } } }))
    .waits()
    .done();
});

test("attackBonusDiceColor, defenseBonusDiceFromAttacker, …Color: a red die for a white one", () => {
  play("wild-attack", { dice: [0, 0, 0, 0, 0] })
    .choose("attack:luke:d3")
    .choose("cc:wild-attack@one")
    .event("attack:rolled", { dice: dice("blue", "green", "red", "white", "white") })
    .waits()
    .done();
});

const dice = (...colours: string[]) => colours.map((die) => ({ die, face: 0 }));

test("attackBonusSurgeAbilities: surge abilities more, in this attack", () => {
  play("spinning-kick", { mine: one("tress-hacnua", { at: "d2" }), me: { affiliation: "rebel" }, dice: [0, 0, 0, 0] })
    .choose("attack:luke:d3")
    .choose("cc:spinning-kick@one")
    .offers(["cc:spinning-kick:0", "cc:spinning-kick:1"])
    .waits()
    .done();
});

test("nextAttackBonusSurgeAbilities: the special action is that attack, with surge abilities more", () => {
  play("cruel-strike", { dice: [0, 0, 0] })
    .choose("cc:cruel-strike@one")
    .offers(["cc:cruel-strike:0"])
    .waits()
    .done();
});

test("nextAttacksBonusHits: so many attacks of friends have the hits", () => {
  play("beatdown", { mine: one("royal-guard", { at: "d2" }), dice: [0, 0, 0] })
    .choose("cc:beatdown@one")
    .choose("attack:luke:d3")
    .expect(modified("hit", 1, "cc:beatdown"))
    .waits()
    .done();
});

test("nextAttacksBonusConditions: so many attacks give the conditions", () => {
  play("size-advantage", { mine: [group("dewback-rider", { one: { at: "d1+d2" } })], dice: [0, 0, 0, 0] })
    .choose("cc:size-advantage@one")
    .expect(
      table({
        attacks: {
          0: {
            keywords: { conditions: ["weaken"] },
            modifiers: [{ symbol: "hit", amount: 2, by: "cc:size-advantage" }],
          },
        },
      }),
    )
    .waits()
    .done();
});

test("defensePoolRemoveMax: up to so many defense dice, by the attacker's choice", () => {
  const theirs = [group("chewbacca", { chewie: "d3" })];
  play("wild-fire", { mine: one("ct-1701"), theirs, me: { affiliation: "rebel" }, dice: [0, 0, 0, 0] })
    .choose("attack:chewie:d3")
    .choose("cc:wild-fire@one")
    .offersExactly(["white", "black", "none"])
    .choose("white")
    .offersExactly(["black", "none"])
    .choose("none")
    .event("attack:rolled", { dice: dice("blue", "green", "green", "black") })
    .waits()
    .done();
});

/** An attack in nobody's activation: a card of the start of the round that says no more than that. */
const offTurn = gameOf({
  "ability-library.json": seedLibrary,
  "off-turn.json": {
    source: "this test",
    abilities: {
      adrenaline: {
        type: "ccEffect",
        steps: [
          { type: "do:choose", from: { side: "friendly" } },
          { type: "do:attack", by: "target", as: "victim" },
        ],
      },
    },
  },
});

test("defensePoolRemoveAll, …OnlyWhenNotAttackerActivation: all of them, and only outside the own activation", () => {
  const hand = ["one-in-a-million", "adrenaline"];
  const me = { affiliation: "rebel" };
  at({ game: offTurn, mine: one("jyn-odan"), theirs: luke(), hand, me, start: "round", dice: [4, 4] })
    .choose("cc:adrenaline")
    .choose("cc:one-in-a-million@one")
    .event("attack:resolved", { dealt: 4 })
    .waits()
    .done();
  play("one-in-a-million", { mine: one("jyn-odan"), me, dice: [0, 0, 0] })
    .choose("attack:luke:d3")
    .notOffers(["cc:one-in-a-million@one"])
    .waits()
    .done();
});

test("applyDefenseBonusBlock: where the card gives a choice its player has it", () => {
  const theirs = [group("royal-guard", { guard: "d3" })];
  play("parry", { hand: [], against: ["parry"], theirs, dice: [0, 3, 0] })
    .choose("attack:guard:d3")
    .choose("cc:parry@guard")
    .offersExactly([0, 1])
    .choose(0)
    .expect(modified("block", 1, "cc:parry"))
    .waits()
    .done();
});

test("applyDefenseBonusEvade: beside the blocks", () => {
  const theirs = [group("greedo", { greedo: "d3" })];
  play("stroke-of-brilliance", {
    hand: [],
    against: ["stroke-of-brilliance"],
    theirs,
    them: { affiliation: "mercenary" },
    dice: [0, 0, 0],
  })
    .choose("attack:greedo:d3")
    .choose("cc:stroke-of-brilliance@greedo")
    .expect(
      table({
        attacks: {
          0: {
            modifiers: [
              { symbol: "block", amount: 2, by: "cc:stroke-of-brilliance" },
              { symbol: "evade", amount: 1, by: "cc:stroke-of-brilliance" },
            ],
          },
        },
      }),
    )
    .waits()
    .done();
});

test("defenseBonusOnlyWhenNotAttackerActivation: blocks, but not in the attacker's own activation", () => {
  const against = ["brace-yourself"];
  at({
    game: offTurn,
    mine: one("stormtrooper"),
    theirs: luke(),
    hand: ["adrenaline"],
    against,
    start: "round",
    dice: [4, 4, 0],
  })
    .choose("cc:adrenaline")
    .choose("cc:brace-yourself@luke")
    .event("attack:resolved", { dealt: 1 })
    .waits()
    .done();
  play("brace-yourself", { hand: [], against, dice: [0, 0, 0] })
    .choose("attack:luke:d3")
    .notOffers(["cc:brace-yourself@luke"])
    .waits()
    .done();
});

test("defenseBonusDice, defenseBonusDiceColor: dice more for the defender", () => {
  play("brace-for-impact", { hand: [], against: ["brace-for-impact"], dice: [0, 0, 0, 0] })
    .choose("attack:luke:d3")
    .choose("cc:brace-for-impact@luke")
    .event("attack:rolled", { dice: dice("blue", "green", "white", "black") })
    .waits()
    .done();
});

test("roundDefenseBonusBlock, roundDefenseBonusEvade: while defending, for the round", () => {
  const mine = [group("dewback-rider", { one: { at: "d1+d2" } })];
  const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
  at({ game, mine, theirs: luke(), hand: ["survival-instincts"] })
    .choose("cc:survival-instincts@one")
    .value("attack:results", { attacker: "luke", defender: "one" }, none, { ...none, block: 1, evade: 1 })
    .waits()
    .done();
});

test("claimInitiative: the initiative is its player's", () => {
  at({ game, mine: one("stormtrooper"), theirs: luke(), against: ["take-initiative"], start: "round" })
    .choose("cc:take-initiative")
    .expect(table({ initiative: 1 }))
    .waits()
    .done();
});

test("logMessage alone: the card is played, logged, and carried out by hand", () => {
  at({ game, mine: one("isb-infiltrator"), theirs: luke(), hand: ["collect-intel"], start: "round" })
    .choose("cc:collect-intel")
    .event("cc:logged", { text: "Looks." })
    .asks("kernel:manual", 0)
    .choose("done")
    .event("cc:resolved", { card: "collect-intel" })
    .waits()
    .done();
});

test("timing other: never from hand", () => {
  at({ game, mine: one("stormtrooper"), theirs: luke(), hand: ["single-purpose"] })
    .notOffers(["cc:single-purpose@one"])
    .waits()
    .done();
});

test("every property of the seed is in these entries", () => {
  const used = new Set(Object.values(seedLibrary.abilities).flatMap((entry) => Object.keys(entry)));
  expect(Object.keys(SEED_PROPERTIES).filter((property) => !used.has(property))).toEqual([]);
});
