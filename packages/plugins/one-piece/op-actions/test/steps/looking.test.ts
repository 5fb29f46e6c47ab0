import { test } from "vitest";
import { gameOf, HERO } from "../invented.js";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const playHero = (step: object, you: object = {}, opponent: object = {}) =>
  at({ hand: [HERO], don: { active: 1 }, ...you }, opponent, {
    game: gameOf([{ timing: "onPlay", steps: [{ type: "op:look", ...step }] }]),
  }).choose("play:1100");

test("Life cards are looked at, one goes onto the deck, the others back in any order, unseen by the opponent", () => {
  const take = [{ count: { exactly: 1 }, to: { zone: "deck", end: "top" } }];
  playHero({ zone: "life", count: "all", take, rest: { to: "top" } }, { life: [VANILLA, BIG, HERO], deck: [VANILLA] })
    .sees(0, { "one-piece": { cards: { 1201: { code: BIG } } } })
    .hides(1, "one-piece.cards.1201")
    .choose([1201])
    .choose([1202, 1200])
    .expect(sides({ life: [1202, 1200], deck: [3001, 1400] }))
    .hides(0, "one-piece.cards.1200", "one-piece.cards.3001")
    .waits()
    .done();
});

test("the top card of the opponent's Life is put on its top or under it", () => {
  playHero({ of: "opponent", zone: "life", count: 1, rest: { to: "topOrBottom" } }, {}, { life: [BIG, VANILLA] })
    .choose("bottom")
    .choose([2200])
    .expect(sides({}, { life: [2201, 2200] }))
    .waits()
    .done();
});

test("everybody sees what is revealed; a matching card is played from there and the rest is trashed", () => {
  const take = [{ filter: { cost: { max: 3 } }, count: { upTo: 1 }, to: "playRested" }];
  playHero({ zone: "deck", count: 2, reveal: true, take, rest: { to: "trash" } }, { deck: [BIG, VANILLA, VANILLA] })
    .sees(1, { "one-piece": { cards: { 1400: { code: BIG } } } })
    .choose([1401])
    .expect(sides({ characters: [3000, 3001], trash: [3002], deck: [1402] }))
    .expect(onTable({ 3001: { rested: true } }))
    .waits()
    .done();
});

test("less than asked is looked at where there is less; several takes come one after the other", () => {
  const one = (name: string) => ({ filter: { name }, count: { upTo: 1 }, to: { zone: "hand" } });
  playHero(
    { zone: "deck", count: 5, take: [one("Giant"), one("Sailor")], rest: { to: "back" } },
    { deck: [BIG, VANILLA, BIG] },
  )
    .choose([1400])
    .choose([1401])
    .expect(sides({ hand: [3001, 3002], deck: [1402] }))
    .waits()
    .done();
});

test("a whole deck is searched and shuffled", () => {
  const take = [{ filter: { name: "Giant" }, count: { upTo: 1 }, to: { zone: "hand" } }];
  playHero({ zone: "deck", count: "all", take, rest: { to: "shuffle" } }, { deck: [VANILLA, VANILLA, BIG] })
    .choose([1402])
    .event("deck:shuffled", { seat: 0 })
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});

test("the opponent's hand is looked at and a card of it trashed", () => {
  const take = [{ filter: { cost: { min: 5 } }, count: { upTo: 1 }, to: { zone: "trash" } }];
  playHero({ of: "opponent", zone: "hand", count: "all", take, rest: { to: "back" } }, {}, { hand: [VANILLA, BIG] })
    .sees(0, { "one-piece": { cards: { 2100: { code: VANILLA } } } })
    .choose([2101])
    .expect(sides({}, { hand: [2100], trash: [3001] }))
    .hides(0, "one-piece.cards.2100")
    .waits()
    .done();
});

test("a card taken under a filter is shown, one taken without is not", () => {
  const take = (filter?: object) => [{ ...(filter && { filter }), count: { upTo: 1 }, to: { zone: "hand" } }];
  const look = (filter?: object) =>
    playHero({ zone: "deck", count: 2, take: take(filter), rest: { to: "bottom" } }, { deck: [BIG, VANILLA, VANILLA] });
  look({ name: "Giant" })
    .choose([1400])
    .event("card:moved", { from: "deck", to: "hand", code: BIG, open: true }, 1)
    .waits()
    .done();
  look().choose([1400]).event("card:moved", { from: "deck", to: "hand", open: false }, 1).waits().done();
});
