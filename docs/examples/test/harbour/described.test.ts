import { logOf, sentencesOf, setupOf, type ThinkingGame, voiceOf } from "@riposte/hosting";
import { describedGame, gameIn } from "@riposte/hosting/described";
import { type AnyPlugin, type Game, startMatch } from "@riposte/kernel/run";
import { beforeAll, describe, expect, test } from "vitest";
import { game as given } from "../../src/harbour/game.js";
import { harbour } from "../../src/harbour/plugin.js";

const table = {
  counters: [{ at: "harbour.round" }, { at: "harbour.crates" }],
  score: "harbour.crates",
  chapter: "harbour.round",
};
const info = describedGame({ plugins: [harbour as AnyPlugin], table });
let described: ThinkingGame;
let game: Game;
beforeAll(async () => {
  described = await info.load();
  const composed = described.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  game = composed.game;
});

test("a plugin alone says its title, its players and its set-up", () => {
  expect(info).toMatchObject({
    id: "harbour",
    title: "Harbour",
    summary: "A game for 2 to 4.",
    players: { least: 2, most: 4 },
  });
  expect(described.setup.map(({ key }) => key)).toEqual(["players", "rounds"]);
  expect(described.seats(setupOf(described.setup, { players: 4 }))).toBe(4);
});

describe("its bots", () => {
  test("random and thinking ones play a match to its end, at a table of any size", () => {
    for (const players of [2, 3, 4]) {
      const match = startMatch(game, { seed: 1, setup: { players, rounds: 1 }, hold: "auto" });
      const bots = Array.from({ length: players }, (_, seat) =>
        described.bots[seat === 0 ? "easy" : "random"]?.create(`${seat}`, game, { seat, setup: match.setup }),
      );
      while (match.decision !== null) {
        const { seat } = match.decision;
        const step = match.answer(seat, bots[seat]?.answer(match.seen) ?? "");
        expect(step.ok).toBe(true);
      }
      expect(match.outcome?.winners.length).toBeGreaterThan(0);
    }
  });
});

test("its words are the plugin's, its names the messages that name things, its log in rounds", () => {
  const match = startMatch(game, { seed: 2, setup: { rounds: 1 }, hold: "auto" });
  const voice = voiceOf(described, game);
  expect(sentencesOf(voice, match.opening.events(0))).toEqual(["Round 1 begins."]);
  const step = match.answer(0, match.seen.choice.kind === "one" ? (match.seen.choice.options[0]?.key ?? "") : "");
  if (!step.ok) throw new Error(step.reason);
  expect(sentencesOf(voice, step.events(0), 0)[0]).toMatch(/^Blue plays (ship of \d|storm)\.$/);
  const log = logOf(voice, [
    { by: null, events: match.opening.events(0) },
    { by: 0, events: step.events(0) },
  ]);
  expect(log).toMatchObject([
    { heading: expect.anything(), entries: [{ by: 0 }, ...(log[0]?.entries.slice(1) ?? [])] },
  ]);
});

test("a layout that does not fit is refused with its place", () => {
  const wrong = { zones: [{ at: "harbour.pile" }] };
  expect(() => describedGame({ plugins: [harbour as AnyPlugin], table: wrong })).toThrow(
    'The layout names "harbour.pile"',
  );
});

test("a module's game is what it describes, or the plugin of a game it exports", () => {
  const game = { plugins: [harbour] };
  expect(gameIn({ game, harbour })).toBe(game);
  expect(gameIn({ harbour })).toEqual({ plugins: [harbour] });
  expect(gameIn({ one: 1, f: () => harbour })).toBeUndefined();
});

test("a bot of its own plays a match to its end, and a position is judged by what lies at the quays too", async () => {
  const whole = await describedGame(gameIn({ given }) as NonNullable<ReturnType<typeof gameIn>>).load();
  const match = startMatch(game, { seed: 1, setup: { rounds: 1 }, hold: "auto" });
  const bots = ["eager", "random"].map((name) => whole.bots[name]?.create("1", game));
  while (match.decision !== null) {
    const { seat } = match.decision;
    expect(match.answer(seat, bots[seat]?.answer(match.seen) ?? "pass").ok).toBe(true);
  }
  const { judge } = whole.search.help();
  expect(judge({ harbour: { crates: [0, 0], quays: [["ship-5"], []] } })).toEqual([6 / 7, 1 / 7]);
});
