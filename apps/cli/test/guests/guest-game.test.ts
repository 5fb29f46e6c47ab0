import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { builtRiposte, riposte, scratch, scratchFile } from "../riposte.js";

const harbour = fileURLToPath(new URL("../../../../docs/examples/dist/harbour/game.js", import.meta.url));
const WITH = ["--game", harbour];
const save = scratch("harbour.json");

test("play: bots play it, and the save goes on, is replayed and explained with it", async () => {
  const words = ["play", ...WITH, "--setup", "players=3", "--seed", "1", "--bot", "random", "--watch", "--save", save];
  const { code, out } = await riposte(words);
  expect(code).toBe(0);
  expect(out).toMatch(/^Harbour · seed 1$/m);
  expect(out).toMatch(/Red calls a storm\.|Red plays /);
  expect((await riposte(["replay", save, ...WITH])).out).toMatch(/^hash /m);
  expect((await riposte(["play", ...WITH, "--load", save, "--bot", "random", "--watch"])).code).toBe(0);
  expect((await riposte(["analyse", save, ...WITH, "--matches", "2"])).out).toMatch(/chance/i);
});

test("play: a person sees the own hand, counters and what the others only have so many of", async () => {
  const { out } = await riposte(["play", ...WITH, "--seed", "3", "--bot", "random"], ["1", "q"]);
  expect(out).toMatch(/^── Table · Round 1 ─+\nDeck: 18 hidden$/m);
  expect(out).toMatch(/^Hand: (?:ship of \d|storm), /m);
  expect(out).toMatch(/^Hand: 4 hidden$/m);
});

test("simulate, graph, plugins and run take it, and help lists it", async () => {
  const { out } = await riposte(["simulate", ...WITH, "--games", "4", "--seed", "1", "--workers", "1", "--json"]);
  expect(JSON.parse(out)).toMatchObject({ game: "harbour", games: 4 });
  expect((await riposte(["graph", ...WITH])).out).toContain("- harbour:landing (harbour, priority): harbour");
  expect((await riposte(["plugins", ...WITH])).out).toMatch(/^base +0\.1\.0/m);
  const scenario = {
    game: "harbour",
    position: { setup: { players: 2 } },
    steps: [{ asks: "harbour:turn", seat: 0 }, { waits: true }],
  };
  const ran = await riposte(["run", scratchFile("harbour-scenario.json", scenario), ...WITH]);
  expect(ran.code, ran.err).toBe(0);
  expect((await riposte(["play", ...WITH, "--help"])).out).toContain("players=2|3|4");
});

test("bots lists those it has: any legal answer, and the three that think", async () => {
  const { out } = await riposte(["bots", ...WITH]);
  expect(out.split("\n").map((line) => line.split(" ")[0])).toEqual(["random", "easy", "normal", "hard", ""]);
  expect(JSON.parse((await riposte(["bots", ...WITH, "--json"])).out)).toHaveLength(4);
});

test("threads of a simulation, of a league and of thinking bots load it too", () => {
  const simulated = builtRiposte(["simulate", ...WITH, "--games", "40", "--seed", "1", "--workers", "2", "--json"]);
  expect(simulated.code, simulated.err).toBe(0);
  const league = ["league", ...WITH, "--bots", "random,easy", "--games", "2", "--seed", "1", "--workers", "2"];
  const played = builtRiposte([...league, "--setup", "players=3"]);
  expect(played.out, played.err).toMatch(/^ +1 (?:easy|random) /m);
  const hinted = builtRiposte(["play", ...WITH, "--seed", "3", "--bot", "easy"], ["h", "1", "1", "1", "q"]);
  expect(hinted.out, hinted.err).toMatch(/^\d+ % ±\d+ +(?:Sail in with|Throw)/m);
}, 60_000);

test("seats that a game makes partners win together, and in a league sit on one side", async () => {
  const text = `import { game } from ${JSON.stringify(harbour)};
const [plugin] = game.plugins;
const rules = { ...plugin.behaviour.game, teams: () => [0, 0, 1, 1] };
export const mine = { ...game, plugins: [{ ...plugin, behaviour: { ...plugin.behaviour, game: rules } }] };`;
  const partners = ["--game", scratchFile("partners.mjs", text), "--setup", "players=4", "--seed", "1"];
  const { out } = await riposte(["play", ...partners, "--bot", "random", "--watch"]);
  expect(out).toMatch(/^Blue and Red won\.$/m);
  // sitting by turns each contender would win with the other, and every match were a draw
  const league = builtRiposte(["league", ...partners, "--bots", "random,easy", "--games", "4"]);
  expect(league.out, league.err).toMatch(/^ +1 random .* wins 100 %/m);
});

test("a save without its game says which it needs, and how it is given", () => {
  expect(builtRiposte(["replay", save])).toMatchObject({
    code: 2,
    err: `UNKNOWN_GAME: "${save}" is of the game "harbour", which is not one of ours. Give the file that game was built to: --game FILE.\n`,
  });
});

const WRONG: readonly (readonly [what: string, text: string, says: string])[] = [
  ["no game", "export const one = 1;", "exports no game: it exports one. Export the plugin that definePlugin gives"],
  ["no module", "{ not: javascript", "is no module"],
  ["one that throws", "throw new Error('no luck');", "throws while it is loaded: no luck"],
  [
    "a layout of zones it does not have",
    `import { game } from ${JSON.stringify(harbour)}; export const mine = { ...game, table: { zones: [{ at: "harbour.pile" }] } };`,
    'The layout names "harbour.pile", which the slices do not have. Fields of "harbour": round',
  ],
  [
    "a name of ours",
    `import { game } from ${JSON.stringify(harbour)}; const [plugin] = game.plugins; export const mine = { plugins: [{ ...plugin, name: "finished", declared: { ...plugin.declared, name: "finished" } }] };`,
    "finished",
  ],
];

test.each(WRONG)("bad input: %s", (what, text, says) => {
  const { code, err } = builtRiposte([
    "play",
    "--game",
    scratchFile(`${what.replaceAll(" ", "-")}.mjs`, text),
    "--watch",
  ]);
  expect(code).toBe(2);
  expect(err).toMatch(/^BAD_PLUGIN: "/);
  expect(err).toContain(says);
});
