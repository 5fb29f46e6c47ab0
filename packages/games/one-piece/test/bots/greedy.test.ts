import type { Answer } from "@riposte/kernel";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { greedyBot, type Position } from "../../src/index.js";
import { CARDS, context, game, positionOf } from "../position.js";

/** The bot's answer to what is asked at a position. */
function answerAt(...position: Parameters<typeof positionOf>): Answer {
  const match = startMatch(game, { seed: 1, setup: { position: positionOf(...position) }, hold: "auto" });
  return greedyBot(context).answer(match.seen);
}

const defending = (life: number, hand: string[], more: Partial<Position["sides"][number]> = {}) =>
  answerAt(
    { characters: [{ card: CARDS.doubler, rested: true }] },
    { hand, life: Array.from({ length: life }, () => CARDS.small), ...more },
    { battle: { step: "counter", attacker: "1", target: "leader" } },
  );

test("it plays the dearest card it can pay for", () => {
  expect(answerAt({ hand: [CARDS.small, CARDS.big, CARDS.extra], don: { active: 5 } })).toBe("play:1101");
});

test("with nothing to play it gives DON!! to an attacker that needs them, and attacks when it is strong enough", () => {
  const weak = { characters: [{ card: CARDS.filler }], leader: { card: CARDS.leader, rested: true } };
  expect(answerAt({ ...weak, don: { active: 1 } })).toBe("give:1001");
  expect(answerAt({ ...weak, don: { active: 0 } })).toBe("pass");
  expect(answerAt({ don: { active: 1 } })).toBe("attack:1000:2000");
});

test("it counters with the least that holds an attack off, when Life is low", () => {
  expect(defending(1, [CARDS.event, CARDS.small])).toBe("pass");
  expect(defending(1, [CARDS.small, CARDS.big])).toBe("counter:2100:2000");
  expect(defending(5, [CARDS.small, CARDS.big])).toBe("pass");
});

test("it blocks for its last Life", () => {
  const answer = answerAt(
    { leader: { card: CARDS.leader, rested: true } },
    { characters: [CARDS.blocker], life: [] },
    { battle: { step: "block", attacker: "leader", target: "leader" } },
  );
  expect(answer).toBe("block:2001");
});

test("it knows only its own side: another hand, deck and Life of the opponent change no answer", () => {
  const at = (card: string) =>
    answerAt({ hand: [CARDS.big], don: { active: 3 } }, { hand: [card], deck: [card], life: [card, card] });
  expect(at(CARDS.counterless)).toBe(at(CARDS.event));
});
