import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Game, randomBot, startMatch } from "@riposte/kernel/run";
import { afterAll, describe, expect, test } from "vitest";
import { CRAFTED, craftOf } from "../../src/workshop/crafts/games.js";
import { forgetCrafted } from "../workshop/forget-crafted.js";
import { madeOf, recipesIn } from "./recipe.js";

afterAll(forgetCrafted);

const pages = fileURLToPath(new URL("../../../../docs/cookbook/", import.meta.url));
const pageOf = (game: string) => recipesIn(readFileSync(`${pages}${game}.md`, "utf8"));

/** Random matches in which a recipe could matter, and how far they are played. */
const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);
const INPUTS = 150;

describe.each(CRAFTED)("in random matches of %s", (game) => {
  test.each(pageOf(game))("$title: something goes otherwise than without it", { timeout: 60_000 }, async (recipe) => {
    const made = madeOf(await craftOf(game), recipe);
    const without = made.without();
    const differs = SEEDS.find(
      (seed) => happened(made.game, made.setup, seed) !== happened(without.game, without.setup, seed),
    );
    expect(differs).toBeDefined();
  });
});

/** What happens in a random match, as its events tell. */
function happened(game: Game, setup: unknown, seed: number): string {
  const match = startMatch(game, { setup, seed, hold: "auto", checks: false });
  const bot = randomBot(seed);
  const told: unknown[] = [];
  for (let input = 0; input < INPUTS && match.decision !== null; input++) {
    const step = match.answer(match.decision.seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(step.reason);
    told.push(step.recorded.map(({ type, payload }) => [type, payload]));
  }
  return JSON.stringify(told);
}
