import { oddsOf, scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { openingGame } from "./opening.js";

test("the odds of an attack come exactly from the rules that play it, and rolling for them changes nothing", () => {
  const game = openingGame({});
  const match = startMatch(game, { hold: "auto", checks: true, chance: scriptedChance({ deck: [[], []] }) });
  const before = match.hash();
  const odds = oddsOf(game, match.state, [{ seat: 0, answer: "strike" }]);
  const chanceOfDamage = (amount: number) =>
    odds
      .filter(({ value }) => ((value.pending?.about as { amount?: number } | null)?.amount ?? 0) >= amount)
      .reduce((sum, { weight, of }) => sum + Number(weight) / Number(of), 0);
  expect(chanceOfDamage(1)).toBeCloseTo(8 / 9);
  expect(chanceOfDamage(3)).toBeCloseTo(3 / 9);
  expect(match.hash()).toBe(before);
});
