import { test } from "vitest";
import { at, CARDS, sides, table } from "../position.js";

const boost = { kind: "power", amount: 3000, until: null, by: CARDS.event } as const;

test("a card that changes zone is a new object: marks, DON!! and state stay behind", () => {
  const lost = { card: CARDS.small, rested: true, don: 1, marks: [boost] };
  at({ characters: [lost, CARDS.small, CARDS.small, CARDS.small, CARDS.small], hand: [CARDS.big], don: { active: 5 } })
    .choose("play:1100")
    .choose(1001)
    .expect(sides({ trash: [3000], characters: [1002, 1003, 1004, 1005, 3001] }))
    .expect(table({ cards: { 3000: { code: CARDS.small, rested: false, don: 0, marks: [] } } }))
    .waits()
    .done();
});

test("a Leader never leaves its area, and given DON!! are neither active nor rested", () => {
  at({ leader: { card: CARDS.leader, don: 2 }, don: { active: 1, rested: 1 } })
    .expect(sides({ leader: 1000, don: { active: 1, rested: 1, deck: 6, total: 10 } }))
    .waits()
    .done();
});

test("counts of hidden zones are open, their cards are not; face-up Life is", () => {
  at({}, { hand: [CARDS.big, CARDS.small], life: [CARDS.small, { card: CARDS.big, faceUp: true }] })
    .sees(0, { "one-piece": { sides: { 1: { hand: { count: 2 }, deck: { count: 10 }, life: [null, 2201] } } } })
    .sees(0, { "one-piece": { cards: { 2201: { code: CARDS.big } } } })
    .hides(0, "one-piece.cards.2100", "one-piece.cards.2200", "one-piece.cards.2400")
    .sees(null, { "one-piece": { sides: { 0: { hand: { count: 0 } }, 1: { hand: { count: 2 } } } } })
    .waits()
    .done();
});
