import { type Behaviour, declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game, startMatch } from "@riposte/kernel/run";
import { type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { warhammerGame as entry } from "../../../src/games/warhammer-40k/index.js";

test("whoever aims knows what each target has to expect, and nobody else is told", () => {
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const match = startMatch(composed.game, { setup: {}, hold: "auto", seed: "3" });
  const bots = [0, 1].map((seat) => entry.bots.greedy?.create(String(seat), composed.game));
  let aimed = 0;
  for (let at = 0; at < 160 && match.decision !== null && aimed < 6; at++) {
    const { seat, prompt } = match.decision;
    const outlook = entry.outlook?.(match, seat) ?? null;
    if (prompt.id === "wh:target" && outlook !== null) {
      aimed += 1;
      expect(entry.outlook?.(match, 1 - seat)).toBeNull();
      for (const { damage, slain = [], defeat, chain = [] } of Object.values(outlook.answers)) {
        for (const law of [damage, slain]) expect(law.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(defeat).toBeGreaterThanOrEqual(0);
        const means = chain.map(({ mean }) => mean);
        expect(means[1]).toBeLessThanOrEqual((means[0] ?? 0) * 7);
        expect(chain.map(({ of }) => of)).toEqual(["attacks", "hits", "wounds", "unsaved", "damage"]);
        for (const { needs = 2 } of chain) expect([2, 3, 4, 5, 6, 7]).toContain(needs);
        const [attacks = 0, hits = 0] = means;
        // rerolls and extra hits only add to what the die says
        const { needs = 2 } = chain[1] ?? {};
        expect(hits).toBeGreaterThanOrEqual((attacks * (7 - needs)) / 6 - 1e-9);
      }
    } else expect(outlook).toBeNull();
    match.answer(seat, bots[seat]?.answer(match.seen) ?? "pass");
  }
  expect(aimed).toBeGreaterThan(2);
});

test("how far a hidden target is seen counts as abilities change it", () => {
  const composed = entry.compose(["mechanics", "critical-hits", "eleventh-edition"]);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const squad = (id: string, along: number) => ({
    ...{ id, place: { along, lane: 0 }, keywords: ["Infantry"] },
    models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 1, weapons: [{ weapon: "gun" }] }],
    weapons: [{ id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 }],
  });
  const match = startMatch(composed.game, {
    ...{ hold: "auto", seed: "1" },
    setup: {
      ...{ phase: "shooting", lanes: 1, objectives: [], terrain: [{ lane: 0, from: 20, to: 24, height: 0 }] },
      armies: [
        { id: "one", army: {}, units: [squad("a", 12)] },
        { id: "other", army: {}, units: [squad("x", 22)] },
      ],
    },
  });
  match.answer(0, "0.a");
  const asked: unknown[] = [];
  const seen = {
    game: match.game,
    state: match.state,
    viewFor: match.viewFor.bind(match),
    explain(name: string, of: unknown, base: number) {
      asked.push(of);
      return match.explain(name, of as never, base);
    },
  };
  expect(Object.keys(entry.outlook?.(seen as never, 0)?.answers ?? {})).toEqual(["1.x"]);
  expect(asked).toContainEqual({ unit: "1.x", stat: "detection" });
});

const declared = declarePlugin({
  name: "steady-hands",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, ">=0.0.0")],
});
interface Steady extends Owns<typeof declared> {}

/** A plugin of another author. */
const guest = (behaviour: Omit<Behaviour<Steady>, "effects">): AnyPlugin =>
  definePlugin<Steady>(declared, { effects: {}, ...behaviour }) as AnyPlugin;

/** Every hit roll is one better. */
const plusOne: Behaviour<Steady>["on"] = {
  "attack:gathering": (_event, match) =>
    match.queue({
      type: "attack:contribute",
      facts: [{ fact: "roll", roll: "hit", add: 1, by: "Steady hands", from: "unit" }],
    }),
};

/** One gun aims at one unit, and fires; the outlook before. */
function aimed(guests: readonly AnyPlugin[]) {
  const composed = entry.compose(["mechanics", "critical-hits"]);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const game: Game = composeList([...composed.game.plugins, ...guests]);
  const squad = (id: string, along: number) => ({
    ...{ id, place: { along, lane: 0 }, keywords: ["Infantry"] },
    models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 1, weapons: [{ weapon: "gun" }] }],
    weapons: [{ id: "gun", type: "ranged", range: 24, A: 1, skill: 4, S: 4, AP: 0, D: 1 }],
  });
  const match = startMatch(game, {
    ...{ hold: "auto", seed: "1" },
    setup: {
      ...{ phase: "shooting", lanes: 1, objectives: [], terrain: [] },
      armies: [
        { id: "one", army: {}, units: [squad("a", 12)] },
        { id: "other", army: {}, units: [squad("x", 22)] },
      ],
    },
  });
  match.answer(0, "0.a");
  const outlook = entry.outlook?.(match, 0) ?? null;
  const step = match.answer(0, "1.x");
  if (!step.ok) throw new Error(step.reason);
  return { outlook };
}

test("what a plugin of another author adds to an attack is counted as it is rolled", () => {
  const [plain, steady] = [aimed([]), aimed([guest({ on: plusOne })])];
  const needs = ({ outlook }: typeof plain) => outlook?.answers["1.x"]?.chain?.[1]?.needs;
  expect([needs(plain), needs(steady)]).toEqual([4, 3]);
  expect([plain, steady].map(({ outlook }) => outlook?.answers["1.x"]?.defeat)).toEqual([
    expect.closeTo((1 / 2) * (1 / 2) * (1 / 2)),
    expect.closeTo((2 / 3) * (1 / 2) * (1 / 2)),
  ]);
  expect(plain.outlook).not.toHaveProperty("notCounted");
  expect(steady.outlook).not.toHaveProperty("notCounted");
});

test("what a plugin of another author does that no number says is named", () => {
  const late = guest({ on: { "hits:rolled": () => undefined }, veto: { "attack:reroll": () => "no luck" } });
  expect(aimed([late]).outlook?.notCounted).toEqual([
    { by: "steady-hands", gist: "hits:rolled" },
    { by: "steady-hands", gist: "attack:reroll" },
  ]);
});
