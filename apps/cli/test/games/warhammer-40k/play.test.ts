import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { riposte, scratchFile, threadedRiposte } from "../../riposte.js";

/** Two units in range of each other, seat 0 to shoot. */
const position = scratchFile("battle.json", {
  position: {
    phase: "shooting",
    lanes: 1,
    objectives: [],
    terrain: [],
    armies: [
      { id: "one", army: {}, units: [{ datasheet: "ember-guard", place: { along: 10, lane: 0 } }] },
      { id: "other", army: {}, units: [{ datasheet: "thorn-brood", place: { along: 30, lane: 0 } }] },
    ],
  },
});
const play = ["play", "40k", "--seed", "1", "--setup", `position=${position}`];

test("a battle is played by number: a unit, its targets, and what the dice did", async () => {
  const { code, out } = await riposte(play, ["1", "1", "q"]);
  expect(code).toBe(0);
  expect(out).toContain("Which unit shoots?");
  expect(out).toMatch(/Hit rolls [\d, ]+: \d+ hits\./);
});

test("an army nobody knows, and a unit nobody has, are refused with what to do", async () => {
  const { code, err } = await riposte(["play", "40k", "--armies", "ember-hots,thorn-swarm"]);
  expect({ code, said: err.includes("ember-host") }).toEqual({ code: 2, said: true });
  const wrong = scratchFile("wrong.json", {
    position: { armies: [{ id: "one", army: {}, units: [{ datasheet: "ember-gard" }] }, "thorn-swarm"] },
  });
  const refused = await riposte(["play", "40k", "--setup", `position=${wrong}`]);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('Did you mean "ember-guard"?');
});

test("battles are simulated to their end, with the same bytes for one and two workers", async () => {
  const series = ["simulate", "warhammer-40k", "--games", "2", "--seed", "1", "--json", "--workers"];
  const one = await riposte([...series, "1"]);
  expect(one.err).toBe("");
  expect((await threadedRiposte([...series, "2"])).out).toBe(one.out);
  expect(JSON.parse(one.out)).toMatchObject({ games: 2, unfinished: 0 });
});

test("the documented position runs, machines are drawn and every choice is wired", async () => {
  const file = fileURLToPath(new URL("../../../../../docs/positions/warhammer-40k-overwatch.json", import.meta.url));
  expect((await riposte(["run", file])).code).toBe(0);
  expect((await riposte(["graph", "40k"])).out).toContain("volley");
  expect((await riposte(["wired", "40k"])).out).toContain("16 wired, 0 partial, 0 unwired");
});
