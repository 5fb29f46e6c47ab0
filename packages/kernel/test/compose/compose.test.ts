import { expect, test } from "vitest";
import { z } from "zod";
import type { Requirement } from "../../src/entry/inferred.js";
import { composeList } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type KernelError, needs } from "../../src/index.js";
import { coin } from "../fixtures/coin.js";

interface Shape {
  readonly version?: string;
  readonly requires?: readonly Requirement<never>[];
  readonly uses?: readonly Requirement<never>[];
  readonly effects?: readonly string[];
  readonly on?: readonly string[];
}

const plugin = (name: string, { version = "0.1.0", requires = [], uses = [], effects = [], on = [] }: Shape = {}) =>
  definePlugin(
    declarePlugin({
      name,
      version,
      requires,
      uses,
      effects: Object.fromEntries(effects.map((effect) => [effect, z.strictObject({})])),
    }),
    {
      effects: Object.fromEntries(effects.map((effect) => [effect, () => undefined])),
      on: Object.fromEntries(on.map((event) => [event, () => undefined])),
    },
  );

const on = (name: string, range: string) => ({ name, range }) as Requirement<never>;

const problemsOf = (...plugins: Parameters<typeof composeList>[0]): string => {
  try {
    composeList(plugins);
    return "none";
  } catch (error) {
    expect((error as KernelError).code).toBe("COMPOSE_INVALID");
    return (error as Error).message;
  }
};

test("a missing, a duplicate, a cyclic and a wrong-version plugin are reported at once, each with its remedy", () => {
  const message = problemsOf(
    plugin("surge", { requires: [on("attack", "^0.1")] }),
    plugin("tokens", { requires: [on("coin", "^0.2")] }),
    plugin("tokens"),
    plugin("a", { requires: [on("b", "*")] }),
    plugin("b", { requires: [on("a", "*")] }),
    coin,
  );
  expect(message).toContain('Plugin "surge" needs "attack" ^0.1. Add it to compose([...]).');
  expect(message).toContain('Plugin "tokens" needs "coin" ^0.2, but 0.1.0 is listed.');
  expect(message).toContain('Plugin "tokens" is listed more than once. Keep one.');
  expect(message).toContain("a → b → a");
  expect(message).toMatch(/^COMPOSE_INVALID: 4 problems:/);
});

test("two owners of one effect are both named", () => {
  const message = problemsOf(coin, plugin("one", { effects: ["hit"] }), plugin("two", { effects: ["hit"] }));
  expect(message).toContain('The effect "hit" is owned by "one" and by "two".');
});

test("a hook on a name nobody declares is reported with the name that was meant", () => {
  const typo = plugin("typo", { requires: [on("coin", "*")], on: ["coin:roled"] });
  expect(problemsOf(coin, typo)).toContain('listens to "coin:roled"');
  expect(problemsOf(coin, typo)).toContain('Did you mean "coin:rolled"?');
});

test("an optional plugin may be absent, but not in a version outside its range", () => {
  expect(problemsOf(coin, plugin("user", { uses: [on("extra", "^1.0")] }))).toBe("none");
  const old = plugin("extra", { version: "0.9.0" });
  expect(problemsOf(coin, old, plugin("user", { uses: [on("extra", "^1.0")] }))).toContain('"extra" ^1.0, but 0.9.0');
});

test("a list without a game, or with two, is refused", () => {
  expect(problemsOf(plugin("alone"))).toContain("No plugin in the list is a game");
  const second = { ...coin, name: "second", declared: { ...coin.declared, name: "second", effects: {}, events: {} } };
  expect(problemsOf(coin, second as never)).toContain("More than one game is listed: coin, second");
});

test("the order of the list means nothing: plugins stand after what they require, ties by name", () => {
  const plugins = [
    plugin("z", { requires: [on("coin", "*")] }),
    plugin("b", { uses: [on("z", "*")] }),
    coin,
    plugin("a"),
  ];
  const names = composeList(plugins).plugins.map(({ name }) => name);
  expect(names).toEqual(["a", "coin", "z", "b"]);
  expect(composeList([...plugins].reverse()).plugins.map(({ name }) => name)).toEqual(names);
});

test("requirements are matched by name and version, not by object identity", () => {
  const copy = { ...coin };
  expect(problemsOf(copy, plugin("user", { requires: [needs(coin, "^0.1") as Requirement<never>] }))).toBe("none");
});

test("the lock names every plugin, its version, its slice and a hash of its facts", () => {
  const withFacts = { ...plugin("facts"), behaviour: { effects: {}, facts: { cards: [1, 2] } } };
  const { lock } = composeList([coin, withFacts as never]);
  expect(lock[0]).toEqual({ name: "coin", version: "0.1.0", slice: 1 });
  expect(lock[1]).toMatchObject({ name: "facts", slice: 0, facts: expect.stringMatching(/^[0-9a-f]{16}$/) });
});
