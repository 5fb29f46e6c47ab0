import { expect, test } from "vitest";
import { findGame } from "../../../src/find-game.js";
import { playGames } from "../../../src/simulate/play-games.js";
import { riposte } from "../../riposte.js";

const entry = await findGame("imperial-assault");
const setup = { map: "training-yard" };

test.each([
  [[]],
  [["surge"]],
  [["power-tokens", "surge"]],
  [["power-tokens", "surge", "skirmish-steps", "dc-abilities"]],
])("the base game with %j is a composition of its own", (plugins) => {
  const game = entry.game(plugins);
  expect(game.plugins.map(({ name }) => name).sort()).toEqual(["imperial-assault", ...plugins].sort());
  expect(entry.game(plugins)).toBe(game);
});

test("all plugins are composed unless some are named", () => {
  expect(entry.game()).toBe(entry.game(entry.plugins));
});

test("a random match is played to its end, and says which surges were bought", () => {
  const seating = { bots: ["random"], alternates: false };
  const [played] = playGames({ entry, game: entry.game(["surge"]), seating, seed: "1", setup }, 0, 1);
  expect(played?.winners).toHaveLength(1);
  expect(played?.report.round).toBeGreaterThan(1);
  expect(Object.keys(played?.abilities ?? {})).toContainEqual(expect.stringMatching(/^surge: /));
});

test("bots change seats from game to game, and a game does not depend on the games before it", () => {
  const seating = { bots: ["greedy", "random"], alternates: true };
  const options = { entry, game: entry.game(["surge"]), seating, seed: "1", setup };
  const played = playGames(options, 0, 2);
  expect(played.map(({ bots }) => bots)).toEqual([
    ["greedy", "random"],
    ["random", "greedy"],
  ]);
  expect(playGames(options, 1, 2)).toEqual(played.slice(1));
}, 60_000);

test("graph draws every procedure, and wired counts every ability", async () => {
  const { out } = await riposte(["graph", "imperial-assault", "--plugins", "base,surge"]);
  for (const procedure of ["match", "round", "activation", "move", "attack"])
    expect(out).toContain(`## ${procedure} (`);
  expect(out).toMatch(/attack:surges .*: .*surge/);
  const { counts } = JSON.parse((await riposte(["wired", "imperial-assault", "--json"])).out);
  expect(counts.wired).toBeGreaterThan(90);
});

test("without the plugin that owns them, abilities are not wired", async () => {
  const counted = async (plugins: string) =>
    JSON.parse((await riposte(["wired", "imperial-assault", "--json", "--plugins", plugins])).out).counts.wired;
  expect(await counted("base")).toBeLessThan(await counted("base,surge"));
});
