import { compose, simulateMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { cardsOrThrow, createContext, onePiece } from "../../src/index.js";
import { at, CARDS, context, deck, sides, table } from "../position.js";

test("any number of active DON!! are given one by one, to a Leader or a Character, never to a Stage", () => {
  at({ characters: [CARDS.small], stage: CARDS.stage, don: { active: 3, rested: 1 } })
    .offers(["give:1000", "give:1001"])
    .notOffers(["give:1009", "give:2000"])
    .choose("give:1001")
    .choose("give:1001")
    .choose("give:1000")
    .notOffers(["give:1000", "give:1001"])
    .expect(table({ cards: { 1000: { don: 1 }, 1001: { don: 2 } } }))
    .expect(sides({ don: { active: 0, rested: 1 } }))
    .waits()
    .done();
});

test("DON!! are not given during a battle", () => {
  at({ don: { active: 2 } }, { hand: [CARDS.small], don: { active: 2 } })
    .choose("attack:1000:2000")
    .asks("kernel:respond", 1)
    .notOffers(["give:1000", "give:2000"])
    .waits()
    .done();
});

test("each given DON!! is +1000 on its owner's turn only", () => {
  at({ leader: { card: CARDS.leader, don: 1 } }, { leader: { card: CARDS.leader, don: 3 } })
    .choose("attack:1000:2000")
    .event("battle:fought", { power: [6000, 5000], won: true })
    .waits()
    .done();
});

test("a Character that leaves gives its DON!! back rested", () => {
  at({}, { characters: [{ card: CARDS.small, rested: true, don: 2 }], don: { active: 1, rested: 1 } })
    .choose("attack:1000:2001")
    .expect(sides({}, { characters: [], don: { active: 1, rested: 3 } }))
    .waits()
    .done();
});

test("a Leader's text sets the size of its DON!! deck, and it is never exceeded", () => {
  const six = createContext(
    cardsOrThrow(
      context.source.map((card) => (card.id === CARDS.leader ? { ...card, construction: { donDeck: 6 } } : card)),
    ),
  );
  const match = simulateMatch(compose([onePiece(six, { test: deck, again: deck })]), { seed: 1 });
  const don = () => match.slices["one-piece"].sides[0]?.don;
  expect(don()).toMatchObject({ total: 6, deck: 6 });
  for (let turn = 0; turn < 20 && match.pending !== null; turn++)
    match.answer(match.pending.question === "kernel:respond" ? "pass" : match.at(0));
  expect(don()).toMatchObject({ total: 6, deck: 0, active: 6 });
});
