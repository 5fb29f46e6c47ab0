import { expect, test } from "vitest";
import { riposte, scratchFile } from "../riposte.js";

const attack = ["odds", "imperial-assault", "--attacker", "stormtrooper-elite", "--defender", "rebel-trooper"];

async function oddsOf(...flags: string[]) {
  return JSON.parse((await riposte([...attack, ...flags, "--json"])).out);
}

test("chances of damage add up to one, and agree with the average", async () => {
  const { damage, expected } = await oddsOf("--distance", "4");
  const sum = (of: (one: { damage: number; chance: number }) => number) =>
    damage.reduce((total: number, one: { damage: number; chance: number }) => total + of(one), 0);
  expect(sum(({ chance }) => chance)).toBeCloseTo(1, 10);
  expect(sum(({ damage: amount, chance }) => amount * chance)).toBeCloseTo(expected, 10);
});

test("focus helps, distance and hiding hinder", async () => {
  const { expected, miss, pool } = await oddsOf("--distance", "4");
  const focused = await oddsOf("--distance", "4", "--focus");
  expect(focused.pool).toEqual([...pool, "green"]);
  expect(focused.expected).toBeGreaterThan(expected);
  expect((await oddsOf("--distance", "8")).miss).toBeGreaterThan(miss);
  expect((await oddsOf("--distance", "4", "--defender-hidden")).miss).toBeGreaterThan(miss);
  expect((await oddsOf("--distance", "4", "--weakened")).expected).toBeLessThanOrEqual(expected);
});

test("the table has a line with a bar for every damage, the miss and the surges bought", async () => {
  const { code, out } = await riposte([...attack, "--distance", "4"]);
  expect(code).toBe(0);
  expect(out).toContain("Stormtrooper (Elite) (blue, green) attacks Rebel Trooper (white) at 4");
  expect(out).toMatch(/^ +0 +26\.85 % +100\.00 % +█+$/m);
  expect(out).toMatch(/on average 2\.00 damage; misses 25\.93 %/);
  expect(out).toMatch(/% +\+2 hit$/m);
});

const SHARP = `
import { declarePlugin, definePlugin } from "@riposte/kernel";
const game = { name: "imperial-assault", range: "*" };
export default definePlugin(declarePlugin({ name: "sharp", version: "1.0.0", requires: [game] }), {
  modify: { "attack:pool": (_attack, match) => match.add(1, "Sharp", "red") },
  on: { "attack:rolled": () => undefined },
});`;

test("a plugin of another author counts, what it does after the roll is named, and a game it is not for is said", async () => {
  const file = scratchFile("sharp.mjs", SHARP);
  const { expected, pool } = await oddsOf("--distance", "4");
  const sharp = await oddsOf("--distance", "4", "--plugin", file);
  expect(sharp.pool).toEqual([...pool, "red"]);
  expect(sharp.expected).toBeGreaterThan(expected);
  expect(sharp.notCounted).toEqual([{ by: "sharp", gist: "attack:rolled" }]);
  expect((await riposte([...attack, "--plugin", file])).out).toContain("not counted: sharp (attack:rolled)");
  const { err } = await riposte([
    ...attack,
    "--plugin",
    scratchFile("sharp-for-chess.mjs", SHARP.replaceAll("imperial-assault", "chess")),
  ]);
  expect(err).toContain('BAD_VALUE: Plugin "sharp" needs "chess"');
});

test.each([
  ["a card nobody has", ["--attacker", "stormtroper", "--defender", "rebel-trooper"], 'Did you mean "stormtrooper"?'],
  ["an upgrade", ["--attacker", "darth-vader", "--defender", "driven-by-hatred"], "UNKNOWN_CARD"],
  ["no defender", ["--attacker", "darth-vader"], "--defender"],
  ["a distance in words", ["--attacker", "darth-vader", "--defender", "c-3po", "--distance", "far"], "BAD_VALUE"],
])("%s is a mistake with a reason", async (_what, flags, reason) => {
  const { code, err } = await riposte(["odds", "imperial-assault", ...flags]);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});

test("a game without attacks has no odds", async () => {
  const { code, err } = await riposte(["odds", "finished", "--attacker", "a", "--defender", "b"]);
  expect(code).toBe(2);
  expect(err).toContain("Games with attacks: imperial-assault");
});

test("a flag of another game's attacks is refused, and help lists each game's own", async () => {
  const { code, err } = await riposte([...attack, "--cover"]);
  expect(code).toBe(2);
  expect(err).toContain('riposte odds imperial-assault has no flag "--cover"');
  const { out } = await riposte(["odds", "--help"]);
  const [, common = "", skirmish = "", battle = ""] = out.split(/Flags(?: for [^:]+)?:\n/);
  expect(common).not.toContain("--attacker");
  expect(skirmish).toContain("--focus");
  expect(skirmish).not.toContain("--cover");
  expect(battle).toMatch(/--distance N +inches/);
});
