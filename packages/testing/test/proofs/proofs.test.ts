import { die, flowActions } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { setup } from "xstate";
import { type ProofName, proveScenario, type ScenarioFile, scenario } from "../../src/index.js";
import { coin, coinGame, luck } from "../fixture/coin.js";

const file: ScenarioFile = {
  game: "coin",
  position: { dice: { dice: [3, 6, 2] } },
  steps: [{ choose: "roll" }, { choose: "roll" }, { undo: 1 }, { choose: "roll" }, { choose: "roll" }],
};

const failed = (...plugins: readonly AnyPlugin[]): readonly ProofName[] =>
  proveScenario(coinGame(...plugins), file)
    .filter(({ ok }) => !ok)
    .map(({ proof }) => proof);

test("a sound game passes all proofs, undo among the steps included", () => {
  expect(proveScenario(coinGame(), file).map(({ proof, ok }) => [proof, ok])).toEqual([
    ["plain", true],
    ["undo and redo at each decision", true],
    ["JSON round trip at each decision", true],
    ["replay from the log", true],
    ["shuffled plugin order", true],
    ["other executor", true],
    ["simulation", true],
  ]);
});

test("policies and several seats' holds do not stop the proofs", () => {
  const steps = [{ policy: { set: "hold", hold: "never" }, seat: 0 }, { choose: "roll" }] as const;
  expect(proveScenario(coinGame(), { ...file, steps: [...steps] }).every(({ ok }) => ok)).toBe(true);
});

test("inputs before the position are neither undone nor compared, unless a step undoes them", () => {
  const position = { dice: { dice: [3, 6, 2] }, after: [{ seat: 0, answer: "roll" }] };
  const steps = [{ choose: "roll" }, { undo: 2 }, { choose: "roll" }, { choose: "roll" }];
  expect(proveScenario(coinGame(), { ...file, position, steps }).filter(({ ok }) => !ok)).toEqual([]);
});

test("state kept in a module is caught by undo, replay and reloading", () => {
  let gains = 0;
  const forgetful = coin({
    effects: {
      "coin:gain": (slice) => {
        gains += 1;
        slice.points = gains;
      },
    },
  });
  const proofs = failed(forgetful, luck());
  expect(proofs).toContain("undo and redo at each decision");
  expect(proofs).toContain("JSON round trip at each decision");
  expect(proofs).toContain("replay from the log");
});

test("a plugin that minds the order of the list is caught by shuffling it", () => {
  const listed: string[] = [];
  let isPlayed = false;
  const minding = (name: string, plugin: AnyPlugin): AnyPlugin => ({
    ...plugin,
    behaviour: {
      ...plugin.behaviour,
      get on() {
        // composing again starts a new list
        if (isPlayed) listed.length = 0;
        isPlayed = false;
        if (!listed.includes(name)) listed.push(name);
        return plugin.behaviour.on;
      },
    },
  });
  const first = coin({
    effects: {
      "coin:gain": (slice) => {
        slice.points = listed.indexOf("luck") < listed.indexOf("coin") ? 1 : 2;
        isPlayed = true;
      },
    },
  });
  expect(failed(minding("coin", first), minding("luck", luck()))).toContain("shuffled plugin order");
});

test("a forgotten own throws on the frozen state and refuses the input", () => {
  const careless = coin({
    effects: {
      "coin:roll": (slice, _effect, match) => {
        slice.rolls.push(match.chance("dice", die(6)));
      },
    },
  });
  const [plain] = proveScenario(coinGame(careless, luck()), file);
  expect(plain).toMatchObject({ proof: "plain", ok: false });
  expect(plain?.differences[0]?.actual).toMatch(/NOT_OWNED.*"coin:roll".*match\.own/);
});

test("a value that JSON cannot carry is caught by the round trip, with its path", () => {
  const opaque = coin({
    effects: {
      "coin:gain": (slice) => {
        slice.secret = new Map([[1, 2]]) as never;
      },
    },
  });
  const report = proveScenario(coinGame(opaque, luck()), file).find(({ ok }) => !ok);
  expect(report).toMatchObject({
    proof: "JSON round trip at each decision",
    differences: [{ step: 0, path: "state.slices.coin.secret", actual: "an instance of Map" }],
  });
});

test("a guard that does more than look is caught by the other executor", () => {
  let looks = 0;
  const machine = setup({ actions: flowActions(), guards: { isOdd: () => true } }).createMachine({
    id: "coin",
    initial: "asking",
    states: {
      asking: {
        entry: [{ type: "ask", params: { question: "coin:next" } }],
        on: {
          next: [
            { guard: "isOdd", target: "odd" },
            { target: "asking", reenter: true },
          ],
        },
      },
      odd: { on: { next: "asking" } },
    },
  });
  const looking = coin({
    procedures: { coin: machine },
    guards: {
      isOdd: (match) => {
        looks += 1;
        return looks % 2 === 1 && match.slices.coin.points >= 0;
      },
    },
    effects: {
      "coin:gain": (slice, { amount }) => {
        slice.points += amount;
        slice.secret = looks;
      },
    },
  });
  expect(failed(looking, luck())).toContain("other executor");
});

test("a handler that reads what it has already written is caught by simulation", () => {
  const stale = coin({
    effects: {
      "coin:roll": (slice, _effect, match) => {
        const before = slice.rolls;
        match.own(slice, "rolls").push(match.chance("dice", die(6)));
        slice.points = before.length;
      },
    },
  });
  expect(failed(stale, luck())).toEqual(["simulation"]);
});

test("a failing proof says which proof, which step and what differs", () => {
  let rolls = 0;
  const counting = coin({
    effects: {
      "coin:gain": (slice) => {
        rolls += 1;
        slice.points = rolls;
      },
    },
  });
  const written = scenario(coinGame(counting, luck()), { dice: { dice: [3] } })
    .choose("roll")
    .waits();
  expect(() => written.done()).toThrow(
    /SCENARIO_FAILED.*\n- undo and redo at each decision, step 1 \(choose "roll"\): .*state\.slices\.coin\.points: expected \d+, got \d+/,
  );
});
