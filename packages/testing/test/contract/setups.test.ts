import type { Game } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { z } from "zod";
import { setupsOf } from "../../src/contract/setups.js";
import { coinGame } from "../fixture/coin.js";

const withSetup = (setupSchema: z.ZodType, rules: object = {}): Game => {
  const game = coinGame() as Game;
  return { ...game, rules: { ...game.rules, parseSetup: undefined, setupSchema, ...rules } as never };
};

test("of a schema come the least and the most of numbers, and every choice of few, each set-up once", () => {
  const schema = z.strictObject({
    players: z.int().min(2).max(4).default(2),
    deck: z.enum(["red", "blue"]).default("red"),
    open: z.boolean().default(false),
    name: z.string().default("x"),
  });
  expect(setupsOf(withSetup(schema, { seats: () => 1 }), {})).toEqual([
    undefined,
    { players: 4 },
    { deck: "blue" },
    { open: true },
  ]);
});

test("a choice that the game refuses alone is left out", () => {
  const schema = z.strictObject({ players: z.int().min(0).max(3).default(2) });
  const seats = ({ players }: { players: number }) => players;
  expect(setupsOf(withSetup(schema, { seats }), {})).toEqual([undefined, { players: 3 }]);
});

test("what a test names is played and nothing else", () => {
  expect(setupsOf(coinGame() as Game, { setup: { secret: 1 } })).toEqual([{ secret: 1 }]);
  expect(setupsOf(coinGame() as Game, { setups: [1, 2] })).toEqual([1, 2]);
  expect(setupsOf(coinGame() as Game, {})).toEqual([undefined]);
});
