import { saveMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { finishedGame } from "../../src/games/finished/index.js";
import { disputed, judged } from "../../src/judge/index.js";
import { playOn, twoSeats } from "../seats/two-seats.js";

test("a saved match is judged where it stands, and as it was after fewer inputs", async () => {
  const { played, entry } = await twoSeats(3);
  const at = { seat: played.match.decision?.seat, line: played.match.line.length };
  playOn(played, 4);
  const save = disputed(saveMatch(played.match));
  const { game } = played.match;
  expect(judged(entry, game, save).judged[0]?.seat).toBe(played.match.decision?.seat);
  expect(judged(entry, game, save, { inputs: at.line }).judged[0]?.seat).toBe(at.seat);
});

test("what is neither a position nor a save says what to give", () => {
  expect(() => disputed({ game: finishedGame.id })).toThrow('A position file has a "game" and a "position"');
  expect(() => disputed(null)).toThrow("docs/positions");
});
