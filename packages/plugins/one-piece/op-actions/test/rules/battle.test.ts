import { test } from "vitest";
import { gameOf, gameOfCards, HERO, opposing, RIVAL, self } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const bounce = (target: object) => ({ type: "op:move", target, to: { zone: "hand" } });

test("the attacker's effects come first, then the defender's, then blocking, then countering", () => {
  const game = gameOfCards([
    fact(HERO, { abilities: [{ timing: "whenAttacking", optional: true, steps: [draw] }] }),
    fact(RIVAL, { keywords: ["Blocker"], abilities: [{ timing: "onOpponentsAttack", optional: true, steps: [draw] }] }),
  ]);
  at({ characters: [HERO] }, { characters: [RIVAL], hand: [VANILLA] }, { game })
    .choose("attack:1001:2000")
    .asks("op:activate", 0)
    .choose("no")
    .asks("op:activate", 1)
    .choose("no")
    .offersExactly(["block:2001", "then:1:counter:2100:2000", "then:1:counter:2100:2001", "pass:2"])
    .pass()
    .offers(["counter:2100:2000"])
    .waits()
    .done();
});

test("an attacker that leaves in the Attack Step ends the battle: no damage, no counters", () => {
  const game = gameOf([{ timing: "onOpponentsAttack", steps: [bounce({ ref: "attacker" })] }]);
  at({ characters: [VANILLA] }, { characters: [HERO], hand: [VANILLA] }, { game })
    .choose("attack:1001:2000")
    .event("battle:ended", { fought: false })
    .expect(sides({ characters: [], hand: [3000] }, { life: [2200, 2201, 2202, 2203, 2204] }))
    .asks("kernel:respond", 0)
    .waits()
    .done();
});

test("a target that becomes active is attacked all the same; one that leaves is not", () => {
  const stand = gameOf([{ timing: "whenAttacking", steps: [{ type: "op:stand", target: { ref: "target" } }] }], {
    power: 9000,
  });
  at({ characters: [HERO] }, { characters: [{ card: VANILLA, rested: true }] }, { game: stand })
    .choose("attack:1001:2001")
    .expect(sides({}, { characters: [], trash: [3000] }))
    .waits()
    .done();
  const gone = gameOf([{ timing: "whenAttacking", steps: [bounce({ ref: "target" })] }], { power: 9000 });
  at({ characters: [HERO] }, { characters: [{ card: VANILLA, rested: true }] }, { game: gone })
    .choose("attack:1001:2001")
    .event("battle:ended", { fought: false })
    .noEvent("card:dying")
    .expect(sides({}, { characters: [], hand: [3000], trash: [] }))
    .waits()
    .done();
});

test("losing Blocker after blocking changes nothing", () => {
  const game = gameOf(
    [{ timing: "onBlock", steps: [{ type: "op:give", target: self, negated: true, for: "thisTurn" }] }],
    {
      keywords: ["Blocker"],
      power: 9000,
    },
  );
  at({}, { characters: [HERO] }, { game })
    .choose("attack:1000:2000")
    .choose("block:2001")
    .event("battle:fought", { target: 2001, power: [5000, 9000], won: false })
    .expect(sides({}, { life: [2200, 2201, 2202, 2203, 2204] }))
    .waits()
    .done();
});

test("a ban on Blockers of some power means the cards of that power now, not later arrivals or later power", () => {
  const ban = { verb: "block" };
  const weak = opposing({ count: "all", filter: { power: { max: 3000 } } });
  const game = gameOfCards([
    fact(HERO, {
      abilities: [
        { timing: "whenAttacking", steps: [{ type: "op:give", target: weak, cannot: [ban], for: "thisBattle" }] },
      ],
    }),
    fact(RIVAL, { power: 3000, keywords: ["Blocker"] }),
    fact("T02-003", {
      power: 5000,
      keywords: ["Blocker"],
      abilities: [
        { timing: "onOpponentsAttack", steps: [{ type: "op:give", target: self, power: -4000, for: "thisTurn" }] },
      ],
    }),
  ]);
  at({ characters: [HERO] }, { characters: [RIVAL, "T02-003"] }, { game })
    .choose("attack:1001:2000")
    .expect(onTable({ 2002: { marks: { 0: { kind: "power", amount: -4000 } } } }))
    .offersExactly(["block:2002", "pass"])
    .waits()
    .done();
});

test("a [Counter] Event that adds no power is offered too", () => {
  const event = {
    ...fact(HERO, { kind: "Event", cost: 1, abilities: [{ timing: "counter", steps: [draw] }] }),
    power: undefined,
    attributes: [],
  };
  at({}, { hand: [HERO], don: { active: 1 } }, { game: gameOfCards([event]) })
    .choose("attack:1000:2000")
    .offersExactly(["event:2100", "pass"])
    .choose("event:2100")
    .event("event:activated", { code: HERO, seat: 1 })
    .expect(sides({}, { hand: [3001], don: { rested: 1 } }))
    .waits()
    .done();
});

test("an attack that was redirected is countered on its new target", () => {
  const redirect = { type: "op:redirect", target: { ref: "self" } };
  const game = gameOf([{ timing: "onOpponentsAttack", steps: [redirect] }], { power: 5000 });
  at({}, { characters: [HERO], hand: [VANILLA] }, { game })
    .choose("attack:1000:2000")
    .choose("counter:2100:2001")
    .event("battle:fought", { target: 2001, power: [5000, 6000], won: false })
    .expect(sides({}, { characters: [2001], life: [2200, 2201, 2202, 2203, 2204] }))
    .waits()
    .done();
});

test("power is read in the Damage Step, so what depends on the hand is as it is then", () => {
  const perCard = { size: "hand", side: "you", times: 1000 };
  const game = gameOf([{ timing: "static", steps: [{ type: "op:give", target: self, power: perCard }] }], {
    power: 3000,
  });
  at({}, { characters: [{ card: HERO, rested: true }], hand: [VANILLA, VANILLA, BIG] }, { game })
    .choose("attack:1000:2001")
    .choose("counter:2100:2000")
    .pass()
    .event("battle:fought", { power: [5000, 5000], won: true })
    .waits()
    .done();
});

test("a battle that ends before the Damage Step was none: nothing has battled", () => {
  const battled = { event: "battled", self: true };
  const game = gameOfCards([
    fact(HERO, { abilities: [{ timing: "when", when: battled, steps: [{ type: "op:draw", count: 1 }] }] }),
    fact(RIVAL, {
      abilities: [{ timing: "onOpponentsAttack", steps: [{ type: "op:move", target: self, to: { zone: "hand" } }] }],
    }),
  ]);
  at({ characters: [HERO] }, { characters: [{ card: RIVAL, rested: true }] }, { game })
    .choose("attack:1001:2001")
    .expect(sides({ hand: [] }, { hand: [3000] }))
    .waits()
    .done();
});

test("a sixth Character that an effect plays may take the place of the card under attack: the battle is over", () => {
  const target = { side: "you", zones: ["hand"], count: { upTo: 1 } };
  const game = gameOf([{ timing: "onOpponentsAttack", oncePerTurn: true, steps: [{ type: "op:play", target }] }]);
  const rested = { card: VANILLA, rested: true };
  at({ characters: [BIG] }, { characters: [HERO, BIG, BIG, BIG, rested], hand: [VANILLA] }, { game })
    .choose("attack:1001:2005")
    .choose([2100])
    .choose(2005)
    .expect(
      sides({}, { characters: [2001, 2002, 2003, 2004, 3001], trash: [3000], life: [2200, 2201, 2202, 2203, 2204] }),
    )
    .waits()
    .done();
});

test("a player who cannot activate Blocker during a turn blocks no attack of that turn, with whatever it is attacked", () => {
  const rule = { type: "op:rule", player: "opponent", cannot: [{ verb: "block" }], for: "thisTurn" };
  const game = gameOfCards([
    fact(HERO, { cost: 1, abilities: [{ timing: "onPlay", steps: [rule] }] }),
    fact(RIVAL, { cost: 1, keywords: ["Blocker"] }),
  ]);
  at({ hand: [HERO], characters: [BIG], don: { active: 1 } }, { characters: [RIVAL] }, { game })
    .choose("play:1100")
    .choose("attack:1001:2000")
    .expect(sides({}, { life: [2201, 2202, 2203, 2204] }))
    .pass()
    .choose("attack:1000:2000")
    .pass()
    .expect(sides({}, { life: [2202, 2203, 2204] }))
    .pass()
    .waits()
    .done();
});

const PLAN = "T02-009";
const plan = {
  ...fact(PLAN, { kind: "Event", cost: 0, abilities: [{ timing: ["main", "counter"], steps: [draw] }] }),
  power: undefined,
};
const barring = (verb: string) =>
  gameOfCards([
    fact(HERO, {
      cost: 1,
      abilities: [
        { timing: "onPlay", steps: [{ type: "op:rule", player: "opponent", cannot: [{ verb }], for: "thisTurn" }] },
      ],
    }),
    plan,
  ]);
const attacked = (verb: string) =>
  at({ hand: [HERO], don: { active: 1 } }, { hand: [VANILLA, PLAN] }, { game: barring(verb) })
    .choose("play:1100")
    .choose("attack:1000:2000");

test("a player who cannot use counter values still activates Events, and the other way round", () => {
  attacked("counter").offersExactly(["event:2101", "pass"]).pass().pass().waits().done();
  attacked("useEvents").offersExactly(["counter:2100:2000", "pass"]).pass().pass().waits().done();
});

test("a player who cannot give DON!! has them all to pay with", () => {
  const rule = { type: "op:rule", player: "you", cannot: [{ verb: "giveDon" }], for: "thisTurn" };
  at({ hand: [HERO], don: { active: 3 } }, {}, { game: gameOf([{ timing: "onPlay", steps: [rule] }]) })
    .offers(["give:1000"])
    .choose("play:1100")
    .notOffers(["give:1000"])
    .waits()
    .done();
});
