import { randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import type { NumberSource } from "../../../src/game-descriptor.js";
import { game } from "../../../src/games/warhammer-40k/game.js";

test("the numbers of an attack are those its description rolls by, each with the rules behind it", () => {
  const composed = game.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const match = startMatch(composed.game, { seed: 2, hold: "always" });
  const bot = randomBot(2);
  const shown = () => game.numbers?.(match as unknown as NumberSource) ?? [];
  while (match.outcome === null && !shown().some(({ id }) => id === "attack.hit roll"))
    match.answer(match.seen.seat, bot.answer(match.seen));
  const { volleys } = (match.slices as never)["warhammer-40k"] as {
    volleys: { attack: { description: { hit: { needed: number }; wound: { needed: number } } } }[];
  };
  const described = volleys.at(-1)?.attack.description;
  const value = (label: string) => shown().find(({ id }) => id === `attack.${label}`)?.value;
  expect([value("hit roll"), value("wound roll")]).toEqual([described?.hit.needed, described?.wound.needed]);
  expect(shown().some(({ label }) => label === "M")).toBe(true);
});
