import { declarePlugin, definePlugin, needs, type Owns, runAbility } from "@riposte/kernel";
import { composeList } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { runScenario, scenario } from "../../src/index.js";
import { opening } from "../duel/opening.js";
import { type Coin, coin, coinGame } from "../fixture/coin.js";

const struck = () =>
  opening({ hands: [["lunge"], []], dice: [3, 3] })
    .choose("strike")
    .choose("lunge");

test("a scenario proves an ability whose steps it cannot do without", () => {
  struck().proves("lunge").event("duel:attack-landed", { attacker: 0, defender: 1, strength: 8 }).waits().done();
});

test("a scenario that holds all the same proves nothing", () => {
  const blind = struck().event("duel:attack-landed").waits();
  blind.done();
  expect(() => blind.proves("lunge").done()).toThrow(/proves "lunge": .*holds all the same/);
});

test("an id that nothing has is proven by nothing", () => {
  const misspelt = struck().proves("lung").event("duel:attack-landed", { strength: 8 }).waits();
  expect(() => misspelt.done()).toThrow(/proves "lung"/);
});

test("what modifies a value is proven by the value", () => {
  const game = coinGame();
  const worth = scenario(game).value("coin:worth", { face: 6 }, 6, 7);
  worth.proves("luck").done();
  expect(() => scenario(game).value("coin:worth", { face: 5 }, 5, 5).proves("luck").done()).toThrow(/proves "luck"/);
});

test("steps without a name belong to the ability that is bound", () => {
  const declared = declarePlugin({ name: "windfalls", version: "0.1.0", requires: [needs<Coin>(coin(), "^0.1")] });
  const windfalls = definePlugin<Owns<typeof declared>>(declared, {
    effects: {},
    on: {
      "coin:rolled": (_event, match) =>
        match.queue(
          runAbility({ steps: [{ type: "coin:gain", amount: 10 } as never], bindings: { ability: "windfall" } }),
        ),
    },
  });
  scenario(composeList([coin(), windfalls]), { dice: { dice: [3] } })
    .proves("windfall")
    .choose("roll")
    .expect({ coin: { points: 13 } })
    .waits()
    .done();
});

test("a scenario file may say what it proves", () => {
  const file = { game: "coin", proves: ["luck"], steps: [{ asks: "coin:next" }] };
  expect(runScenario(coinGame(), file)).toMatchObject({ ok: false, differences: [{ step: 1, path: 'proves "luck"' }] });
});
