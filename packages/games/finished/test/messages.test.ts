import { randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { game } from "./position.js";

test("every prompt, label and reason that random play meets has its English", () => {
  const missing = new Set<string>();
  const check = (id: string | undefined) => {
    if (id !== undefined && game.messages[id] === undefined) missing.add(id);
  };
  for (const ruleset of ["official", "house"]) {
    for (let seed = 1; seed <= 15; seed++) {
      const match = startMatch(game, { seed, setup: { ruleset } });
      const bot = randomBot(seed);
      while (match.decision !== null && match.line.length < 800) {
        const { prompt, choice } = match.decision;
        check(prompt.id);
        const options = choice.kind === "one" ? choice.options : "of" in choice ? choice.of : [];
        for (const { label } of options) check(label?.id);
        for (const { reason } of match.decision.refusals()) check(reason.id);
        match.answer(0, bot.answer(match.seen));
      }
    }
  }
  expect([...missing]).toEqual([]);
}, 60_000);
