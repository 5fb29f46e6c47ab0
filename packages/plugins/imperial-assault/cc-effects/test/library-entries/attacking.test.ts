import { test } from "vitest";
import { at, group, table } from "../position.js";
import { dice, game, luke, modified, offTurn, one, play, shot } from "./library-game.js";

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
