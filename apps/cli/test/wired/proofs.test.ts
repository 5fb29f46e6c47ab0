import type { Wired } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games.js";
import { countsByGroup, gapProblems, type Proofs, proven } from "../../src/wired/proofs.js";
import { riposte } from "../riposte.js";

const NO_GAPS = { partial: [], unwired: [], untested: [] };
const ability = (id: string, status: Wired["status"]): Wired => ({ id, status, unowned: [], manual: 0 });
const groups = new Map([["blitz", { timing: "attack" }]]);

function problems(status: Wired["status"], proofs: Partial<Proofs>): readonly string[] {
  const given = { tested: {}, reached: {}, gaps: NO_GAPS, ...proofs };
  return gapProblems(proven([ability("blitz", status)], groups, given), given);
}

test.each(GAMES.map(({ name }) => name))("%s has no other gaps than it says", async (game) => {
  const { code, err } = await riposte(["wired", game, "--check"]);
  expect(err).toBe("");
  expect(code).toBe(0);
});

test("an ability that is wired without being tested is a problem, unless it is a known gap", () => {
  expect(problems("wired", {})).toEqual(['"blitz" is untested, and not among the known gaps.']);
  expect(problems("wired", { gaps: { ...NO_GAPS, untested: ["blitz"] } })).toEqual([]);
  expect(problems("wired", { tested: { blitz: ["blitz.test.ts"] } })).toEqual([]);
});

test("an ability that loses its status is a problem", () => {
  const tested = { blitz: ["blitz.test.ts"] };
  expect(problems("unwired", { tested })).toEqual(['"blitz" is unwired, and not among the known gaps.']);
  expect(problems("partial", { tested })).toEqual(['"blitz" is partial, and not among the known gaps.']);
});

test("a gap that is closed is struck out", () => {
  const proofs = { tested: { blitz: ["blitz.test.ts"] }, gaps: { ...NO_GAPS, untested: ["blitz"] } };
  expect(problems("wired", proofs)).toEqual(['"blitz" is not untested any more: strike it out.']);
});

test("tests that prove what no data names are a problem", () => {
  const tested = { blitz: ["blitz.test.ts"], blits: ["blitz.test.ts"] };
  expect(problems("wired", { tested })).toEqual(['Tests prove or reach "blits", which no data names.']);
});

test("abilities are counted by what their data groups them by", () => {
  const reached = { blitz: { "a.test.ts": 2, "b.test.ts": 1 } };
  const [blitz] = proven([ability("blitz", "wired")], groups, { tested: {}, reached });
  expect(blitz).toMatchObject({ tested: false, reached: 3 });
  expect(countsByGroup([blitz as never])).toEqual({
    timing: { attack: { wired: 1, partial: 0, unwired: 0, tested: 0, reached: 1 } },
  });
});

test("wired shows beside each ability whether it is tested and how often it was reached", async () => {
  const { out } = await riposte(["wired", "finished"]);
  expect(out).toMatch(/^drawOne +wired +tested +reached \d+$/m);
  expect(out).toContain("22 wired, 0 partial, 0 unwired; 22 tested, 22 reached");
});

test("wired lists every command card, by timing and by restriction", async () => {
  const { out } = await riposte(["wired", "imperial-assault", "--json"]);
  const { by, abilities } = JSON.parse(out);
  const cards = abilities.filter(({ id }: Wired) => id.startsWith("cc:"));
  expect(cards).toHaveLength(289);
  for (const card of cards)
    expect(card).toMatchObject({
      status: expect.any(String),
      tested: expect.any(Boolean),
      reached: expect.any(Number),
    });
  expect(Object.keys(by.timing)).toHaveLength(36);
  expect(Object.keys(by.restriction)).toEqual(["any figure", "named figure", "player", "traits or affiliation"]);
});
