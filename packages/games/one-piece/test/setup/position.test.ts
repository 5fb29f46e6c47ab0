import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { at, CARDS, game, sides, table } from "../position.js";

test("a position lays everything where it says: both decks in order, Life by face, DON!! by state", () => {
  at({
    characters: [{ card: CARDS.blocker, rested: true, don: 2 }],
    stage: CARDS.stage,
    hand: [CARDS.big],
    deck: [CARDS.small, CARDS.big],
    trash: [CARDS.event],
    life: [{ card: CARDS.big, faceUp: true }, CARDS.small],
    don: { active: 2, rested: 1, staying: 1 },
  })
    .expect(
      sides({ characters: [1001], stage: 1009, hand: [1100], deck: [1400, 1401], trash: [1300], life: [1200, 1201] }),
    )
    .expect(sides({ don: { active: 2, rested: 1, staying: 1, deck: 5, total: 10 }, turns: 3 }, { turns: 2 }))
    .expect(table({ cards: { 1001: { rested: true, don: 2 }, 1200: { faceUp: true }, 1400: { code: CARDS.small } } }))
    .waits()
    .done();
});

test("everything impossible about a position is said at once", () => {
  const side = { leader: CARDS.small, deck: ["T01-099"], don: { active: 9, rested: 3, staying: 4 } };
  const position = { sides: [side, side], phase: "start", battle: { step: "block", attacker: "2", target: "leader" } };
  const start = () => startMatch(game, { setup: { position } });
  expect(start).toThrow(/T01-002 is a Character and cannot be at seat 0, leader 1/);
  expect(start).toThrow(/There is no card T01-099 \(seat 1, deck 1\)/);
  expect(start).toThrow(/Seat 0 has 12 DON!! in play, more than 10/);
  expect(start).toThrow(/Seat 1 has 3 rested DON!!, so 4 cannot stay rested/);
  expect(start).toThrow(/A battle happens in the Main Phase/);
  expect(start).toThrow(/There is no Character 2 of seat 0 in the battle/);
});
