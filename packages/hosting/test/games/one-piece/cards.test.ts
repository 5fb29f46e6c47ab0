import { type LiveMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { onePieceGame as game } from "../../../src/games/one-piece/index.js";
import { sentencesOf, voiceOf } from "../../../src/index.js";

const composed = game.compose();
if (!composed.ok) throw new Error(composed.problems.join("\n"));
/** As a seat hears it, whose opponent is Mara. */
const voice = (seat: number) => voiceOf(game, composed.game, { you: seat, names: ["Mara", "Mara"] });

const position = {
  sides: [
    {
      leader: { card: "OP01-003", don: 1 },
      characters: ["ST01-013"],
      deck: ["OP01-016", "OP01-025"],
      life: ["OP01-006"],
    },
    { leader: "OP01-061", hand: ["OP01-093"], deck: ["OP01-100", "OP01-093"], life: ["OP01-093", "OP01-093"] },
  ],
};

const start = (): LiveMatch<unknown> => startMatch(composed.game, { seed: 1, setup: { position }, hold: "auto" });

/** What a seat is told of an answer of whoever is asked. */
function told(match: LiveMatch<unknown>, answer: string, seat: number): readonly string[] {
  const step = match.answer(match.decision?.seat ?? 0, answer);
  if (!step.ok) throw new Error(step.reason);
  return sentencesOf(voice(seat), step.events(seat));
}

test("an attack is told with the names of the cards and the powers", () => {
  expect(told(start(), "attack:1000:2000", 1)).toEqual([
    "Mara attacks Kaido with Monkey.D.Luffy.",
    "The attack wins, 6000 against 5000.",
    "You lose 1 Life, 1 left.",
  ]);
});

test("a player is told what was drawn, the other only how much", () => {
  expect(told(start(), "pass", 1)).toContain("You draw Kurozumi Higurashi.");
  expect(told(start(), "pass", 0)).toContain("Mara draws 1 card.");
});

test("every power on the table comes with its reasons", () => {
  const numbers = game.numbers?.(start()) ?? [];
  expect(numbers.find(({ id }) => id === "1000.power")).toMatchObject({
    value: 6000,
    because: [
      { by: "OP01-003", amount: 5000 },
      { by: "DON!!", amount: 1000 },
    ],
  });
  expect(numbers.find(({ id }) => id === "1001.cost")).toMatchObject({ value: 3 });
});
