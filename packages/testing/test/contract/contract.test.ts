import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { choose, type Questions, visible } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type ContractOptions, contractOf } from "../../src/index.js";
import { type Coin, coin, luck } from "../fixture/coin.js";

const broken = (plugin: AnyPlugin, options: ContractOptions = {}): readonly string[] =>
  contractOf(plugin, { matches: 3, ...options }).flatMap(({ title, check }) => {
    try {
      check();
      return [];
    } catch (error) {
      return [`${title}: ${(error as Error).message}`];
    }
  });

const asking = (parts: Partial<Questions<Coin>["coin:next"]>): AnyPlugin => {
  const question = coin().behaviour.questions?.["coin:next"] as Questions<Coin>["coin:next"];
  return coin({ questions: { "coin:next": { ...question, ...parts } } });
};

const only = (problems: readonly string[]): string => {
  expect(problems).toHaveLength(1);
  return problems[0] as string;
};

test("a sound plugin breaks no clause", () => {
  expect(broken(coin())).toEqual([]);
  expect(broken(luck(), { game: [coin()] })).toEqual([]);
});

test("an event that does not fit its schema breaks the contract", () => {
  const vague = luck({
    effects: { "luck:note": (_slice, _effect, match) => match.publish("luck:noted", { sixes: "many" } as never) },
  });
  const problems = broken(vague, { game: [coin()] }).join("\n");
  expect(problems).toMatch(/every published event fits its schema.*\n?.*publishes "luck:noted" of "luck".*sixes/);
});

test("an effect queued with other fields than declared breaks the contract of its owner", () => {
  const wordy = coin({
    on: { "coin:rolled": (_event, match) => match.queue({ type: "coin:gain", amount: 0, why: "luck" } as never) },
  });
  expect(broken(wordy).join("\n")).toMatch(
    /every effect and every published event fits its schema.*\n?.*queues "coin:gain" of "coin".*"why"/,
  );
});

test("a slice that leaves its schema breaks the contract, also where it does so to views", () => {
  const sprawling = coin({
    effects: {
      "coin:gain": (slice) => {
        (slice as { extra?: number }).extra = 1;
      },
    },
  });
  const problems = broken(sprawling);
  expect(problems.join("\n")).toMatch(/slice "coin": Unrecognized key/);
  expect(problems.join("\n")).toMatch(/the field "extra" has no rule in visibility/);
});

test("a rule of visibility that reads more than it names breaks the contract", () => {
  const plugin = coin();
  const { slice } = plugin.declared;
  const showing = (parts: readonly string[]): AnyPlugin => {
    const secret = visible.reads(parts, (_secret, _seat, slice) => (slice as { points: number }).points);
    const declared = { ...plugin.declared, slice: { ...slice, visibility: { ...slice?.visibility, secret } } };
    return { ...plugin, declared } as AnyPlugin;
  };
  expect(broken(showing(["points"]))).toEqual([]);
  expect(only(broken(showing([])))).toMatch(/seat null sees "secret" as it was/);
});

test("a prompt without words, or words without their parameters, break the contract", () => {
  expect(only(broken(asking({ prompt: { id: "coin:nxt" } })))).toMatch(/"coin:nxt", which has no words/);
  const bare = coin({ messages: { ...coin().behaviour.messages, "coin:next": "Roll {times} more?" } });
  expect(only(broken(bare))).toMatch(/without its parameter "times"/);
  const label = asking({ choices: () => choose.one([{ key: "roll", label: { id: "coin:unsaid" } }]) });
  expect(only(broken(label))).toMatch(/"coin:unsaid"/);
});

test("the words of an event that speak of what it does not tell break the contract", () => {
  const wordy = luck({ messages: { "luck:noted": "{seat.notes} {sixes} sixes[ of {rolls}]." } });
  expect(only(broken(wordy, { game: [coin()] }))).toMatch(
    /the words of "luck:noted" speak of \{seat\}, which seat null is not told/,
  );
});

test("a plugin is never blamed for the message of another", () => {
  const bare = coin({ messages: { ...coin().behaviour.messages, "coin:next": "Roll {times} more?" } });
  expect(broken(luck(), { game: [bare] })).toEqual([]);
});

test("two options with one key break the contract, and whatever is left in play by the name of the question", () => {
  const twice = asking({ choices: () => choose.one([{ key: "roll" }, { key: "roll" }]) });
  expect(broken(twice).join("\n")).toMatch(/question "coin:next" of "coin" lists "roll" more than once/);
});

test("several set-ups are played, each in its turn", () => {
  const plugin = coin({ invariants: () => [], actions: {} });
  const secretive = coin({
    effects: {
      "coin:roll": (slice, effect, match) => {
        if (slice.secret === 9) throw new Error("nine");
        plugin.behaviour.effects["coin:roll"]?.(slice as never, effect as never, match as never);
      },
    },
  });
  expect(broken(secretive, { setup: { secret: 7 } })).toEqual([]);
  expect(broken(secretive, { setups: [{ secret: 7 }, { secret: 9 }] }).join("\n")).toMatch(/failed.*\(nine\)/);
});

test("state kept between matches breaks the contract", () => {
  let gains = 0;
  const leaking = coin({
    effects: {
      "coin:gain": (slice) => {
        gains += 1;
        slice.points = gains;
      },
    },
  });
  const titles = broken(leaking).map((problem) => problem.split(":")[0]);
  expect(titles).toContain("the same seed and inputs give the same match");
  expect(titles).toContain("two matches at once are as two matches alone");
});

test("what one match leaves for the next shows when two run in turns", () => {
  let current = 0;
  const shared = coin({
    effects: {
      "coin:roll": (slice, effect, match) => {
        current = slice.rolls.length === 0 ? 0 : current;
        coin().behaviour.effects["coin:roll"]?.(slice as never, effect as never, match as never);
      },
      "coin:gain": (slice, { amount }) => {
        current += amount;
        slice.points = current;
      },
    },
  });
  expect(only(broken(shared))).toMatch(/two matches at once/);
});

test("a handler that fails breaks the contract with what it threw", () => {
  const failing = coin({
    effects: {
      "coin:gain": () => {
        throw new Error("out of luck");
      },
    },
  });
  expect(broken(failing).join("\n")).toMatch(/HANDLER_FAILED.*out of luck/);
});

test("a question without an answer breaks the contract, and a step of no effect is told before anything is played", () => {
  expect(broken(asking({ answer: undefined as never })).join("\n")).toMatch(/"coin:next" needs choices and answer/);
  const strange = luck({ abilities: { "luck:six": { steps: [{ type: "luck:noet" } as never] } } });
  expect(() => broken(strange, { game: [coin()] })).toThrow(/ability "luck:six".*Did you mean "luck:note"/);
});

test("built types past 10 kB break the contract, wherever the index leads to them", () => {
  const types = mkdtempSync(join(tmpdir(), "types-"));
  writeFileSync(join(types, "index.d.ts"), 'export { deep } from "./inside/deep.js";');
  mkdirSync(join(types, "inside"));
  writeFileSync(join(types, "inside", "deep.d.ts"), "x".repeat(10_000));
  writeFileSync(join(types, "left-over.d.ts"), "x".repeat(20_000));
  expect(only(broken(coin(), { types }))).toMatch(/inside\/deep.d.ts has 10000 bytes, more than 10000/);
  const largeTypes = { "inside/deep.d.ts": 12_000 };
  expect(broken(coin(), { types, largeTypes })).toEqual([]);
  expect(only(broken(coin(), { types, largeTypes: { ...largeTypes, "index.d.ts": 12_000 } }))).toMatch(/strike it out/);
  rmSync(types, { recursive: true });
});
