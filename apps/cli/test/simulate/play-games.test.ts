import type { BotEntry } from "@riposte/hosting";
import { expect, test } from "vitest";
import { findGame } from "../../src/find-game.js";
import { playGames } from "../../src/simulate/play-games.js";

const entry = await findGame("finished");
const play = (seed: string, setup: Readonly<Record<string, unknown>> = {}, from = 0, to = 3) =>
  playGames({ entry, game: entry.game(), seating: { bots: ["random"], alternates: false }, seed, setup }, from, to);

/** One game of a bot made for the test. */
const playWith = (bot: BotEntry, seed: string) => {
  const seating = { bots: ["mine"], alternates: false };
  return playGames({ entry: { ...entry, bots: { mine: bot } }, game: entry.game(), seating, seed, setup: {} }, 0, 1);
};

test("a game depends on its own seed alone, not on the games before it", () => {
  expect(play("1", {}, 2, 3)).toEqual(play("1").slice(2));
  expect(play("3", {}, 0, 1)).toEqual(play("1", {}, 2, 3));
});

test("another seed gives other games, and the setup counts", () => {
  expect(play("1")).not.toEqual(play("100"));
  expect(play("1", { difficulty: "difficult" })).not.toEqual(play("1"));
});

test("a game reports its winners, its inputs and the numbers of its outcome", () => {
  const [first] = play("1");
  expect(first).toMatchObject({ seats: 1, winners: [] });
  expect(Object.keys(first?.report ?? {})).toEqual(expect.arrayContaining(["finished", "coffee", "turns"]));
});

test("a bot whose answer is refused is named with the seed to repeat it", () => {
  const bot = { summary: "", create: () => ({ name: "wild", answer: () => "fly" }) };
  expect(() => playWith(bot, "5")).toThrow(/Seed 5, input 0: bot "wild" is refused\. NOT_AN_OPTION/);
});

test("a game that does not end counts as unfinished", () => {
  const bot = {
    summary: "",
    create: () => ({
      name: "sorter",
      answer: ({ choice }: { choice: { kind: string; of?: readonly { key: number }[] } }) =>
        choice.kind === "one" ? "reorder" : (choice.of ?? []).map(({ key }) => key),
    }),
  };
  const [played] = playWith(bot as never, "2");
  expect(played).toMatchObject({ winners: null, inputs: 5000 });
});
