import { test } from "vitest";
import { gameOf, HERO, opposing, ownHand } from "../invented.js";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const don = { active: 1 };
const playHero = (steps: readonly object[], you: object = {}, opponent: object = {}) =>
  at({ hand: [HERO], don, ...you }, opponent, { game: gameOf([{ timing: "onPlay", steps }]) }).choose("play:1100");

test('"draw up to" asks how many, and zero is a number', () => {
  playHero([{ type: "op:draw", count: 2, upTo: true }])
    .asks("op:how-many", 0)
    .choose(1)
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});

test("cards are drawn until there are so many in hand, and none when there are more", () => {
  const until = { type: "op:draw", count: { size: "hand", side: "you", times: -1, plus: 3 } };
  playHero([until], { hand: [HERO, BIG] })
    .expect(sides({ hand: [1101, 3001, 3002] }))
    .waits()
    .done();
  playHero([until], { hand: [HERO, BIG, BIG, BIG, BIG] })
    .expect(sides({ hand: [1101, 1102, 1103, 1104] }))
    .waits()
    .done();
});

test('"add up to" of an empty DON!! deck adds none and asks nobody', () => {
  playHero([{ type: "op:addDon", count: 1, upTo: true, state: "active" }], { don: { active: 1, rested: 9, deck: 0 } })
    .asks("kernel:respond", 0)
    .waits()
    .done();
});

test("DON!! return from where their owner chooses, as many or more", () => {
  const back = { type: "op:returnDon", count: { atLeast: 1 } };
  playHero([back], { don: { active: 3 }, leader: { card: "T01-001", don: 1 } })
    .choose(2)
    .choose({ active: 1, 1000: 1 })
    .event("don:returned", { seat: 0, count: 2, cause: { kind: "effect", seat: 0, source: 3000, code: HERO } })
    .expect(sides({ don: { active: 1, rested: 1, deck: 8, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("DON!! return until both players have as many", () => {
  const more = {
    sum: [
      { size: "don", side: "you" },
      { size: "don", side: "opponent", times: -1 },
    ],
  };
  playHero([{ type: "op:returnDon", count: { exactly: more } }], { don: { active: 4 } }, { don: { active: 2 } })
    .choose({ active: 1, rested: 1 })
    .expect(sides({ don: { active: 2, rested: 0, deck: 8, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("an effect deals damage, and the turn player may have another turn", () => {
  playHero([
    { type: "op:damage", player: "opponent", count: 1 },
    { type: "op:extraTurn", player: "you" },
  ])
    .seat(1)
    .pass()
    .expect(sides({}, { life: [2201, 2202, 2203, 2204], hand: [3002] }))
    .seat(0)
    .pass()
    .expect({ "one-piece": { active: 0, turn: 6 } })
    .waits()
    .done();
});

test("a card wins the game, or loses it", () => {
  playHero([{ type: "op:win" }])
    .outcome({ winners: [0], why: "effect" })
    .done();
  playHero([{ type: "op:lose" }])
    .outcome({ winners: [1], why: "effect" })
    .done();
});

test("a player cannot do something for a while: play such cards, draw, attack the Leader", () => {
  const cannot = [{ verb: "playFromHand", other: { cost: { min: 5 } } }, { verb: "attackLeader" }, { verb: "draw" }];
  playHero(
    [
      { type: "op:rule", player: "you", cannot, for: "thisTurn" },
      { type: "op:draw", count: 1 },
    ],
    { hand: [HERO, BIG, VANILLA], don: { active: 10 } },
    { characters: [{ card: VANILLA, rested: true }] },
  )
    .expect(sides({ hand: [1101, 1102] }))
    .notOffers(["play:1101", "attack:1000:2000"])
    .offers(["play:1102", "attack:1000:2001"])
    .waits()
    .done();
});

test("effects of a timing are off on a whole side; the other half of a double timing is not", () => {
  const silence = { type: "op:rule", player: "you", negated: ["onPlay"], for: "thisTurn" };
  const both = { timing: ["onPlay", "whenAttacking"], steps: [{ type: "op:draw", count: 1 }] };
  const game = gameOf([{ timing: "activateMain", steps: [silence] }, both]);
  at({ characters: [HERO], hand: [HERO], don }, {}, { game })
    .choose("use:1001:T02-001:0")
    .choose("play:1100")
    .expect(sides({ hand: [] }))
    .choose("attack:1001:2000")
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});

test("the next such card played and paid for costs less, whatever an effect plays in between", () => {
  const discount = { by: 3, filter: { cost: { min: 5 } } };
  const steps = [
    { type: "op:rule", player: "you", discount, for: "thisTurn" },
    { type: "op:play", target: ownHand({ upTo: 1 }, { filter: { name: "Giant" } }) },
  ];
  playHero(steps, { hand: [HERO, BIG, BIG, BIG, VANILLA], don: { active: 10 } })
    .choose([1101])
    .choose("play:1104")
    .expect(sides({ don: { active: 7, rested: 3, deck: 0, staying: 0, total: 10 } }))
    .choose("play:1102")
    .expect(sides({ don: { active: 2, rested: 8, deck: 0, staying: 0, total: 10 }, marks: [] }))
    .notOffers(["play:1103"])
    .waits()
    .done();
});

test("the opponent chooses and discards; discarding blindly is chance", () => {
  const own = { side: "opponent", zones: ["hand"], count: { exactly: 1 } };
  const trash = { zone: "trash" };
  playHero([{ type: "op:move", target: { ...own, chooser: "opponent" }, to: trash }], {}, { hand: [BIG, VANILLA] })
    .asks("op:targets", 1)
    .choose([2101])
    .expect(onTable({ 3001: { code: VANILLA, zone: "trash" } }))
    .waits()
    .done();
  playHero([{ type: "op:move", target: { ...own, blind: true }, to: trash }], {}, { hand: [BIG, BIG] })
    .expect(sides({}, { trash: [3001] }))
    .waits()
    .done();
});

test("nobody's small Characters become active while a rule of a card says so", () => {
  const stays = { verb: "becomeActive", cause: "rule" };
  const target = { side: "both", zones: ["characters"], filter: { cost: { max: 5 } }, count: "all" };
  const still = { timing: "static", steps: [{ type: "op:give", target, cannot: [stays] }] };
  const stand = { timing: "startOfMain", steps: [{ type: "op:stand", target: opposing() }] };
  at(
    { characters: [HERO, { card: VANILLA, rested: true }, { card: BIG, rested: true }] },
    {},
    { game: gameOf([still, stand]), phase: "start" },
  )
    .expect(onTable({ 1002: { rested: true }, 1003: { rested: false } }))
    .waits()
    .done();
});
