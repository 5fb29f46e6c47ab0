import { expect, test } from "vitest";
import { finishedGame } from "../../src/games/finished/index.js";
import { onePieceGame } from "../../src/games/one-piece/index.js";
import { endingOf, playersAt, type Voice } from "../../src/index.js";

const voiceFor = (seat: number | null): Voice => ({
  messages: {},
  players: playersAt({ seat, seats: ["human", "greedy"], names: ["Mara", "Ole"] }),
});
const headline = (seat: number | null, winners: readonly number[], seats = 2) =>
  endingOf(voiceFor(seat), { winners }, seats).headline;

test("players read whether they won or lost, watchers who did", () => {
  expect(headline(0, [0])).toBe("You won.");
  expect(headline(1, [0])).toBe("You lost.");
  expect(headline(null, [1])).toBe("Ole won.");
});

test("at a table for more some of them win together", () => {
  const at = (you: number | null) => ({
    messages: {},
    players: { you, names: ["Mara", "Ole", "Ada", "Kim"] },
  });
  const told = (you: number | null, winners: readonly number[]) => endingOf(at(you), { winners }, 4).headline;
  expect(told(0, [0, 2])).toBe("You won, with Ada.");
  expect(told(1, [0, 2])).toBe("You lost.");
  expect(told(null, [0, 2])).toBe("Mara and Ada won.");
  expect(told(2, [2])).toBe("You won.");
  expect(told(0, [0, 1, 2, 3])).toBe("A draw.");
});

test("seats that all are partners win or lose together against the game", () => {
  const told = (winners: readonly number[]) => endingOf(voiceFor(0), { winners, teams: [0, 0] }, 2).headline;
  expect([told([0, 1]), told([])]).toEqual(["You won, with Ole.", "You lost."]);
});

test("no winner or all of them make a draw, but a game for one is lost", () => {
  expect(headline(0, [])).toBe("A draw.");
  expect(headline(1, [0, 1])).toBe("A draw.");
  expect(headline(0, [], 1)).toBe("You lost.");
});

test("a duel given up before anybody's turn has no turn to name", () => {
  const voice: Voice = { messages: {}, ...onePieceGame.voice };
  const why = (turns: number) => endingOf(voice, { winners: [1], why: "concede", turns }, 2).why;
  expect([why(0), why(3)]).toEqual(["Blue gives up before the first turn.", "Blue gives up in turn 3."]);
});

test("whoever gives the solitaire up is told so, with what was finished", () => {
  const outcome = { winners: [], won: false, finished: 12, turns: 7 };
  const voice = { messages: {}, ...finishedGame.voice, players: playersAt({ seat: 0, seats: ["human"] }) };
  const why = (more: object) => endingOf(voice, { ...outcome, ...more }, 1).why;
  expect([why({}), why({ resigned: 0 })]).toEqual([
    "12 of 48 cards were finished by turn 8.",
    "You give up: 12 of 48 cards were finished by turn 8.",
  ]);
});
