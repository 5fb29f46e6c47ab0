import { test } from "vitest";
import { discard, gameOf, gameOfCards, HERO, opposing, ownCharacter, ownHand, RIVAL, self } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const don = { active: 1 };
const TURN = { at: "turn-end", seat: 0, from: 5 };
const playHero = (steps: readonly object[], you: object = {}, opponent: object = {}) =>
  at({ hand: [HERO], don, ...you }, opponent, { game: gameOf([{ timing: "onPlay", steps }]) }).choose("play:1100");

test("one selection gets two different amounts", () => {
  const steps = [
    { type: "op:select", target: opposing({ count: { upTo: 2 } }), as: "two" },
    {
      type: "op:give",
      target: { ref: "two", count: { exactly: 1 } },
      power: -3000,
      for: "thisTurn",
      as: "first",
    },
    { type: "op:give", target: { ref: "two", filter: { other: "first" } }, power: -2000, for: "thisTurn" },
  ];
  playHero(steps, {}, { characters: [VANILLA, BIG, BIG] })
    .choose([2002, 2003])
    .offersExactly([[2002], [2003]])
    .choose([2003])
    .expect(
      onTable({
        2002: { marks: [{ kind: "power", amount: -2000, until: TURN, by: HERO }] },
        2003: { marks: [{ kind: "power", amount: -3000, until: TURN, by: HERO }] },
      }),
    )
    .waits()
    .done();
});

test("of two chosen cards one is played active and the other rested", () => {
  const fromTrash = (max: number) => ({
    side: "you",
    zones: ["trash"],
    filter: { kind: "Character", cost: { max } },
    count: { upTo: 1 },
  });
  const steps = [
    { type: "op:select", target: fromTrash(8), as: "one" },
    { type: "op:select", target: { ...fromTrash(2), filter: { cost: { max: 2 }, other: "one" } }, as: "two" },
    { type: "op:play", target: { ref: ["one", "two"], count: { exactly: 1 } }, as: "active" },
    { type: "op:play", target: { ref: ["one", "two"], filter: { other: "active" } }, rested: true },
  ];
  playHero(steps, { trash: [BIG, VANILLA] })
    .choose([1300])
    .choose([1301])
    .choose([1301])
    .expect(onTable({ 3001: { code: VANILLA, rested: false }, 3002: { code: BIG, rested: true } }))
    .waits()
    .done();
});

test("base powers are swapped, and stay so when the partner leaves", () => {
  const base = (ref: string) => ({ stat: "basePower", of: { ref } });
  const steps = [
    { type: "op:select", target: opposing({ count: { exactly: 1 } }), as: "foe" },
    { type: "op:number", as: "mine", value: base("self") },
    { type: "op:number", as: "theirs", value: base("foe") },
    { type: "op:give", target: self, basePower: { bound: "theirs" }, for: "thisTurn" },
    { type: "op:give", target: { ref: "foe" }, basePower: { bound: "mine" }, for: "thisTurn" },
    { type: "op:ko", target: { ref: "foe" } },
  ];
  playHero(steps, {}, { characters: [BIG] })
    .expect(onTable({ 3000: { marks: [{ kind: "basePower", amount: 9000, until: TURN, by: HERO }] } }))
    .waits()
    .done();
});

test("power is set to 0 once, and what comes later counts from there; cost is set to 0 for as long as it lasts", () => {
  const steps = [{ type: "op:give", target: opposing(), powerZero: true, costZero: true, for: "thisTurn" }];
  playHero(steps, {}, { characters: [BIG] })
    .choose([2001])
    .expect(
      onTable({
        2001: {
          marks: [
            { kind: "power", amount: -9000, until: TURN, by: HERO },
            { kind: "costZero", until: TURN, by: HERO },
          ],
        },
      }),
    )
    .waits()
    .done();
});

test("what a card that has paid with itself would get is lost", () => {
  const costs = [{ type: "op:ko", target: ownCharacter({ count: { exactly: 1 } }) }];
  const steps = [{ type: "op:give", target: self, negated: true, for: "thisTurn" }];
  at({ characters: [HERO] }, {}, { game: gameOf([{ timing: "activateMain", costs, steps }]) })
    .choose("use:1001:T02-001:0")
    .expect(onTable({ 3000: { zone: "trash", marks: [] } }))
    .waits()
    .done();
});

test("cards and DON!! are chosen together; DON!! are counted, not told apart", () => {
  const target = {
    side: "opponent",
    zones: ["characters", "cost"],
    filter: { cost: { max: 3 }, state: "active" },
    count: { upTo: 2 },
  };
  playHero([{ type: "op:rest", target }], {}, { characters: [VANILLA, BIG], don: { active: 3, rested: 2 } })
    .asks("op:shares", 0)
    .refuses({ 2002: 1 })
    .choose({ 2001: 1, "active-don-1": 1 })
    .expect(onTable({ 2001: { rested: true } }))
    .expect(sides({}, { don: { active: 2, rested: 3, deck: 5, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("cards and DON!! that stay rested skip the next Refresh Phase, once", () => {
  const target = { side: "opponent", zones: ["characters", "cost"], filter: { state: "rested" }, count: "all" };
  playHero(
    [{ type: "op:give", target, staysRested: true }],
    {},
    { characters: [{ card: VANILLA, rested: true }], don: { rested: 2 } },
  )
    .pass()
    .expect(onTable({ 2001: { rested: true, marks: [] } }))
    .expect(sides({}, { don: { active: 2, rested: 2, deck: 6, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("the attack goes to another card, active or not, and blocking is over", () => {
  const redirect = { type: "op:redirect", target: ownCharacter({ count: { exactly: 1 } }) };
  const game = gameOf([{ timing: "onOpponentsAttack", steps: [redirect] }]);
  at({}, { characters: [HERO, VANILLA] }, { game })
    .choose("attack:1000:2000")
    .choose([2002])
    .expect(sides({}, { characters: [2001], life: [2200, 2201, 2202, 2203, 2204] }))
    .waits()
    .done();
});

const event = (id: string, abilities: readonly object[], more: object = {}) => ({
  id,
  name: "Plan",
  kind: "Event",
  colors: ["red"],
  types: ["Crew"],
  cost: 1,
  abilities,
  ...more,
});
const PLAN = event(RIVAL, [{ timing: "main", steps: [{ type: "op:draw", count: 1 }] }]);
const heard = {
  timing: "when",
  when: { event: "eventActivated" },
  steps: [{ type: "op:addDon", count: 1, state: "rested" }],
};

test("an Event in hand is activated for free; of one in the trash only the effect is used", () => {
  const useFrom = (zone: string) => ({
    timing: "onPlay",
    steps: [
      {
        type: "op:useEvent",
        timing: "main",
        target: { side: "you", zones: [zone], filter: { kind: "Event" }, count: { upTo: 1 } },
      },
    ],
  });
  const hero = (abilities: readonly object[]) => gameOfCards([PLAN, fact(HERO, { cost: 1, abilities })]);
  at({ hand: [HERO, RIVAL], don }, {}, { game: hero([useFrom("hand"), heard]) })
    .choose("play:1100")
    .choose([1101])
    .expect(sides({ trash: [3001], hand: [3002], don: { active: 0, rested: 2, deck: 8, staying: 0, total: 10 } }))
    .waits()
    .done();
  at({ hand: [HERO], trash: [RIVAL], don }, {}, { game: hero([useFrom("trash"), heard]) })
    .choose("play:1100")
    .choose([1300])
    .expect(sides({ trash: [1300], hand: [3001], don: { active: 0, rested: 1, deck: 9, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test.each([
  ["hand", { hand: [HERO, RIVAL] }, 1101],
  ["trash", { hand: [HERO], trash: [RIVAL] }, 1300],
])('"if you do" counts an Event that was used from the %s', (zone, side, event) => {
  const target = { side: "you", zones: [zone], filter: { kind: "Event" }, count: { upTo: 1 } };
  const steps = [
    { type: "op:useEvent", timing: "main", target },
    { type: "op:if", condition: { did: true }, steps: [{ type: "op:addDon", count: 1, state: "rested" }] },
  ];
  const game = gameOfCards([PLAN, fact(HERO, { cost: 1, abilities: [{ timing: "onPlay", steps }] })]);
  at({ ...side, don: { active: 1, deck: 1 } }, {}, { game })
    .choose("play:1100")
    .choose([event])
    .expect(sides({ don: { active: 0, rested: 2, deck: 0 } }))
    .waits()
    .done();
});

test("attacks of the cards chosen now cost their player something each time", () => {
  const tax = {
    type: "op:tax",
    target: { side: "opponent", zones: ["characters"], count: "all" },
    costs: [discard(1)],
    for: "untilEndOfOpponentsNextTurn",
  };
  const characters = [VANILLA, VANILLA];
  at({ hand: [HERO], don }, { characters, hand: [BIG] }, { game: gameOf([{ timing: "onPlay", steps: [tax] }]) })
    .choose("play:1100")
    .pass()
    .offers(["attack:2001:1000", "attack:2002:1000", "attack:2000:1000"])
    .choose("attack:2001:1000")
    .asks("op:targets", 1)
    .choose([2100])
    .expect(sides({}, { trash: [3002] }))
    // the card drawn is the only one left to pay with
    .choose("attack:2002:1000")
    .expect(sides({}, { hand: [], trash: [3002, 3003] }))
    .waits()
    .done();
});

test("without anything to pay with, a taxed card does not attack", () => {
  const tax = {
    type: "op:tax",
    target: { side: "you", zones: ["characters"], count: "all" },
    costs: [discard(2)],
    for: "thisTurn",
  };
  at({ hand: [HERO, BIG], characters: [VANILLA], don }, {}, { game: gameOf([{ timing: "onPlay", steps: [tax] }]) })
    .choose("play:1100")
    .notOffers(["attack:1001:2000"])
    .offers(["attack:1000:2000"])
    .waits()
    .done();
});

test("a granted ability works like a printed one, for as long as it was granted, and negation leaves it", () => {
  const ability = { timing: "whenAttacking", steps: [{ type: "op:draw", count: 1 }] };
  const steps = [
    { type: "op:grant", target: ownCharacter(), ability, for: "thisTurn", as: "friend" },
    { type: "op:give", target: { ref: "friend" }, negated: true, for: "thisTurn" },
  ];
  playHero(steps, { characters: [VANILLA] })
    .choose([1001])
    .choose("attack:1001:2000")
    .expect(sides({ hand: [3001] }))
    .pass()
    .expect(onTable({ 1001: { marks: [] } }))
    .waits()
    .done();
});

test("a player pays what a card costs less a discount, and plays it from the hand", () => {
  playHero([{ type: "op:play", target: ownHand({ upTo: 1 }), pay: 5 }], { hand: [HERO, BIG], don: { active: 4 } })
    .choose([1101])
    .expect(sides({ don: { active: 0, rested: 4, deck: 6, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("the opponent plays a card of the own hand", () => {
  const target = { side: "opponent", zones: ["hand"], count: { upTo: 1 }, chooser: "opponent" };
  playHero([{ type: "op:play", target }], {}, { hand: [BIG] })
    .asks("op:targets", 1)
    .choose([2100])
    .expect(sides({}, { characters: [3001] }))
    .waits()
    .done();
});
