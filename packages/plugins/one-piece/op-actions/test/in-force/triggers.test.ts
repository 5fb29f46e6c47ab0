import { test } from "vitest";
import { discard, gameOf, gameOfCards, HERO, opposing, RIVAL, self } from "../invented.js";
import { at, BIG, fact, onTable, sides, VANILLA } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const when = (pattern: object | readonly object[], more: object = {}) => ({
  timing: "when",
  when: pattern,
  steps: [draw],
  ...more,
});

test("the Character this card fought is placed under its owner's deck after the battle, if it is still there", () => {
  const fought = { event: "battled", self: true, against: { kind: "Character", cost: { max: 5 } } };
  const target = { ref: "battled", filter: { zone: "characters" } };
  const steps = [{ type: "op:move", target, to: { zone: "deck", end: "bottom" } }];
  const game = gameOf([when(fought, { turn: "you", steps })], { power: 1000 });
  at({ characters: [HERO] }, { characters: [{ card: VANILLA, rested: true }], deck: [BIG] }, { game })
    .choose("attack:1001:2001")
    .expect(sides({}, { characters: [], deck: [2400, 3000] }))
    .waits()
    .done();
  at({ characters: [HERO] }, { characters: [{ card: BIG, rested: true }] }, { game })
    .choose("attack:1001:2001")
    .expect(sides({}, { characters: [2001] }))
    .waits()
    .done();
});

test("a defender has fought too: it may K.O. the attacker and then goes itself", () => {
  const may = {
    type: "op:may",
    steps: [
      { type: "op:ko", target: { ref: "battled" } },
      { type: "op:if", condition: { did: true }, steps: [{ type: "op:ko", target: self }] },
    ],
  };
  const game = gameOf([when({ event: "battled", self: true, against: { kind: "Character" } }, { steps: [may] })]);
  at({ characters: [VANILLA] }, { characters: [{ card: HERO, rested: true }] }, { game })
    .choose("attack:1001:2001")
    .choose("yes")
    .expect(sides({ characters: [] }, { characters: [] }))
    .waits()
    .done();
});

test("what a battle with such a card brings comes after the damage, for the rest of the turn", () => {
  const fought = { event: "battled", self: true, against: { kind: "Character", attribute: "Strike" } };
  const isStrong = { ref: "self", matches: { power: 7000 } };
  const steps = [
    { type: "op:give", target: self, power: 3000, for: "thisTurn" },
    { type: "op:if", condition: isStrong, steps: [draw] },
  ];
  const game = gameOfCards([
    fact(HERO, { cost: 1, abilities: [when(fought, { steps })] }),
    fact("T02-002", { power: 6000 }),
    fact("T02-003", { power: 6000, attributes: ["Slash"] }),
  ]);
  const foes = [
    { card: "T02-002", rested: true },
    { card: "T02-003", rested: true },
  ];
  at({ characters: [HERO], hand: [], deck: [BIG, BIG] }, { characters: foes }, { game })
    .choose("attack:1001:2001")
    .event("battle:fought", { attacker: 1001, target: 2001, seat: 0, power: [4000, 6000], won: false })
    .expect(sides({ hand: [3000] }))
    .waits()
    .done();
  at({ characters: [HERO], hand: [], deck: [BIG, BIG] }, { characters: foes }, { game })
    .choose("attack:1001:2002")
    .expect(sides({ hand: [] }))
    .waits()
    .done();
});

test("when this card K.O.'s another in battle", () => {
  const kills = { event: "koed", side: "opponent", cause: "battle", source: { is: "self" } };
  at({ characters: [HERO, BIG] }, { characters: [{ card: VANILLA, rested: true }] }, { game: gameOf([when(kills)]) })
    .choose("attack:1001:2001")
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
  at({ characters: [HERO, BIG] }, { characters: [{ card: VANILLA, rested: true }] }, { game: gameOf([when(kills)]) })
    .choose("attack:1002:2001")
    .expect(sides({ hand: [] }))
    .waits()
    .done();
});

test("two prose timings on one ability; one depends on how the card was played", () => {
  const patterns = [
    { event: "played", self: true, from: "hand", cause: "rule" },
    { event: "attacked", side: "you", self: false },
  ];
  const game = gameOf([when(patterns)]);
  at({ hand: [HERO], characters: [BIG], don: { active: 1 } }, {}, { game })
    .choose("play:1100")
    .expect(sides({ hand: [3001] }))
    .choose("attack:1001:2000")
    .expect(sides({ hand: [3001, 3002] }))
    .waits()
    .done();
});

test("a cost printed before the event it waits for is paid when it comes", () => {
  const pattern = { event: "koed", side: "opponent" };
  const steps = [{ type: "op:stand", target: { side: "you", zones: ["leader"], count: "all" } }];
  const game = gameOf([when(pattern, { turn: "you", oncePerTurn: true, costs: [discard(2)], steps })]);
  at({ characters: [HERO], hand: [BIG, VANILLA, BIG] }, { characters: [{ card: VANILLA, rested: true }] }, { game })
    .choose("attack:1000:2001")
    .asks("op:activate", 0)
    .choose("yes")
    .choose([1100, 1102])
    .expect(onTable({ 1000: { rested: false } }))
    .expect(sides({ hand: [1101] }))
    .waits()
    .done();
});

test("when Life becomes 0 inside damage, a card is laid after all damage is done", () => {
  const top = { side: "you", zones: ["deck"], at: "top", count: { exactly: 1 } };
  const steps = [{ type: "op:move", target: top, to: { zone: "life", end: "top" } }];
  const leader = { id: HERO, kind: "Leader", power: 5000, life: 4, cost: undefined };
  const game = gameOf(
    [when({ event: "lifeLost", side: "you", left: 0 }, { turn: "opponent", oncePerTurn: true, steps })],
    leader,
  );
  at({}, { leader: HERO, life: [VANILLA] }, { game })
    .choose("attack:1000:2000")
    .pass()
    .expect(sides({}, { life: [3002], hand: [3001] }))
    .waits()
    .done();
});

test("it wins the game in the Block Step when the opponent blocks and somebody has no Life", () => {
  const life = (side: string) => ({ number: { size: "life", side }, is: 0 });
  const wins = when(
    { event: "blocked", side: "opponent" },
    { condition: { any: [life("you"), life("opponent")] }, steps: [{ type: "op:win" }] },
  );
  const guard = {
    id: "T02-002",
    name: "Guard",
    kind: "Character",
    colors: ["red"],
    types: [],
    cost: 1,
    power: 1000,
    keywords: ["Blocker"],
  };
  const hero = { ...guard, id: HERO, keywords: [], abilities: [wins] };
  at({ characters: [HERO] }, { characters: ["T02-002"], life: [] }, { game: gameOfCards([guard, hero]) })
    .choose("attack:1001:2000")
    .choose("block:2001")
    .outcome({ winners: [0], why: "effect" })
    .done();
});

test("it draws, then locks further draws, a second copy's too", () => {
  const lock = { type: "op:rule", player: "you", cannot: [{ verb: "draw" }], for: "thisTurn" };
  const game = gameOf([when({ event: "lifeLost", side: "opponent" }, { steps: [draw, lock] })]);
  at({ characters: [HERO, HERO] }, {}, { game })
    .choose("attack:1000:2000")
    .pass()
    .asks("kernel:trigger", 0)
    .choose(8)
    .expect(sides({ hand: [3002] }))
    .waits()
    .done();
});

test('prose "when attacked" comes in the Attack Step, before blockers and counters', () => {
  const steps = [
    { type: "op:move", target: { side: "you", zones: ["hand"], count: { upTo: "any" } }, to: { zone: "trash" } },
    { type: "op:give", target: self, power: { done: "count", times: 1000 }, for: "thisBattle" },
  ];
  const leader = {
    kind: "Leader",
    power: 5000,
    life: 4,
    cost: undefined,
    abilities: [
      when(
        [
          { event: "attacked", self: true },
          { event: "defended", self: true },
        ],
        { steps },
      ),
    ],
  };
  const game = gameOfCards([fact(HERO, leader), fact(RIVAL, { keywords: ["Blocker"] })]);
  at({}, { leader: HERO, characters: [RIVAL], hand: [BIG, BIG, VANILLA] }, { game })
    .choose("attack:1000:2000")
    .asks("op:targets", 1)
    .choose([2100, 2101])
    .offers(["block:2001", "then:1:counter:2102:2000"])
    .choose("pass:2")
    .event("battle:fought", { attacker: 1000, target: 2000, seat: 0, power: [5000, 7000], won: false })
    .waits()
    .done();
});

test("base power becomes the attacker's power as it is now", () => {
  const copy = {
    type: "op:give",
    target: self,
    basePower: { stat: "power", of: { ref: "attacker" } },
    for: "thisTurn",
  };
  const game = gameOf([{ timing: "onOpponentsAttack", steps: [copy] }]);
  at({ leader: { card: "T01-001", don: 2 } }, { characters: [{ card: HERO, rested: true }] }, { game })
    .choose("attack:1000:2001")
    .event("battle:fought", { attacker: 1000, target: 2001, seat: 0, power: [7000, 7000], won: true })
    .waits()
    .done();
});

test("what waits for its own card to be K.O.'d by an effect resolves from the trash", () => {
  const pattern = { event: "koed", self: true, cause: "effect", by: "opponent" };
  const kill = { timing: "activateMain", steps: [{ type: "op:ko", target: opposing() }] };
  at({ characters: [HERO] }, { characters: [HERO] }, { game: gameOf([when(pattern), kill]) })
    .choose("use:1001:T02-001:1")
    .choose([2001])
    .expect(sides({}, { characters: [], trash: [3000], hand: [3001] }))
    .waits()
    .done();
});

test("an ability answers from the trash when it says so", () => {
  const back = when({ event: "koed", side: "you" }, { from: "trash", steps: [{ type: "op:play", target: self }] });
  at({ trash: [HERO], characters: [{ card: VANILLA, rested: true }] }, {}, { game: gameOf([back]), active: 1 })
    .choose("attack:2000:1001")
    .expect(sides({ trash: [3000], characters: [3001] }))
    .waits()
    .done();
});

test("what leaves for one place only is heard", () => {
  const bounced = when({ event: "left", side: "opponent", to: "hand", by: "you", cause: "effect" });
  const steps = [{ type: "op:move", target: opposing(), to: { zone: "hand" } }];
  at({ characters: [HERO] }, { characters: [VANILLA] }, { game: gameOf([bounced, { timing: "activateMain", steps }]) })
    .choose("use:1001:T02-001:1")
    .choose([2001])
    .expect(sides({ hand: [3001] }, { hand: [3000] }))
    .waits()
    .done();
});

test("an ability reads how much its event was at once", () => {
  const trashed = when(
    { event: "handTrashed", side: "you", by: "you" },
    {
      steps: [{ type: "op:draw", count: { bound: "eventCount" } }],
    },
  );
  const main = { timing: "activateMain", oncePerTurn: true, steps: [discard(2)] };
  at({ characters: [HERO], hand: [BIG, BIG, VANILLA] }, {}, { game: gameOf([trashed, main]) })
    .choose("use:1001:T02-001:1")
    .choose([1100, 1101])
    .expect(sides({ hand: [1102, 3002, 3003] }))
    .waits()
    .done();
});
