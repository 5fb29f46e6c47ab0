import { describe, expect, test } from "vitest";
import { and, assign, not, raise, setup, spawnChild } from "xstate";
import { KernelError } from "../../src/errors.js";
import type { StateConfig } from "../../src/flow/state-config.js";
import { compile, compileMachine } from "./fixture.js";

const inState = (state: StateConfig, others: Record<string, StateConfig> = {}): StateConfig => ({
  initial: "start",
  states: { start: { on: { next: "bad" } }, bad: state, other: {}, ...others },
});

function problemsOf(config: StateConfig): string[] {
  try {
    compile(config);
  } catch (error) {
    if (error instanceof KernelError && error.code === "FLOW_UNSUPPORTED") return error.message.split("\n- ").slice(1);
    throw error;
  }
  return [];
}

const leaf: StateConfig = {};
const rejected: readonly (readonly [string, StateConfig, RegExp])[] = [
  ["parallel states", inState({ type: "parallel", states: { x: leaf, y: leaf } }), /parallel.*second procedure/],
  ["history states", inState({ initial: "x", states: { x: leaf, h: { type: "history" } } }), /"bad\.h".*history/],
  ["delays", inState({ after: { 100: "other" } }), /`after`.*clock/],
  ["assign", inState({ entry: assign({}) }), /assign\(\) as action at `entry`/],
  ["raise", inState({ on: { go: { actions: raise({ type: "x" }) } } }), /raise\(\) as action at `on\.go`/],
  ["spawnChild", inState({ entry: spawnChild("x") }), /as action at `entry`/],
  ["inline actions", inState({ exit: () => {} }), /an inline function as action at `exit`/],
  ["inline guards", inState({ on: { go: { guard: () => true, target: "other" } } }), /inline function as guard/],
  ["not()", inState({ on: { go: { guard: not("g"), target: "other" } } }), /as guard at `on\.go`/],
  ["and()", inState({ on: { go: { guard: and(["g", "h"]), target: "other" } } }), /as guard at `on\.go`/],
  [
    "computed params",
    inState({ entry: { type: "a", params: () => ({}) } }),
    /"a" params at `entry` that are not plain JSON/,
  ],
  ["params that JSON changes", inState({ entry: { type: "a", params: { n: Number.NaN } } }), /not plain JSON/],
  ["params beside params", inState({ entry: { type: "publish", event: "x" } }), /`event`.*put it into params/],
  ["unknown actions", inState({ entry: "unknown-action" }), /unknown action "unknown-action".*register/],
  ["unknown guards", inState({ on: { go: { guard: "unknown-guard" } } }), /unknown guard "unknown-guard".*register/],
  ["the kernel's own actions", inState({ entry: "kernel.window" }), /"kernel\.window".*write meta or invoke/],
  ["unknown procedures", inState({ invoke: { src: "unknown-procedure" } }), /"unknown-procedure".*no procedure/],
  ["invoked logic", inState({ invoke: { src: () => {} } }), /not a procedure's name/],
  ["invoke on a compound state", inState({ invoke: { src: "p" }, initial: "x", states: { x: leaf } }), /from a leaf/],
  ["two calls in one state", inState({ invoke: [{ src: "p" }, { src: "q" }] }), /more than one procedure/],
  ["onError", inState({ invoke: { src: "p", onError: "other" } }), /invoke\.onError/],
  ["computed input", inState({ invoke: { src: "p", input: () => 1 } }), /input that is not plain JSON/],
  ["a window that calls", inState({ invoke: { src: "p" }, meta: { window: "w" } }), /one state for each/],
  ["a window with children", inState({ meta: { window: "w" }, initial: "x", states: { x: leaf } }), /mark a leaf/],
  ["a scope without a name", inState({ meta: { scope: 3 } }), /a name as meta\.scope/],
  ["wildcards", inState({ on: { "*": "other" } }), /wildcard "\*"/],
  ["partial wildcards", inState({ on: { "a.*": "other" } }), /wildcard "a\.\*"/],
  ["`on: { done }`", inState({ on: { done: "other" } }), /invoke\.onDone/],
  ["xstate's own events", inState({ on: { "xstate.done.state.x": "other" } }), /xstate's own/],
  ["undefined transitions", inState({ on: { go: undefined } }), /write \{\} to swallow/],
  ["several targets", inState({ on: { go: { target: ["other", "start"] } } }), /several targets/],
  ["output", inState({ type: "final", output: 3 }), /output.*frame's variables/],
  [
    "initial with actions",
    inState({ initial: { target: "x", actions: "a" }, states: { x: leaf } }),
    /`initial` as a name/,
  ],
  ["dots in names", inState({ initial: "x.y", states: { "x.y": leaf } }), /dot in its name/],
  ["fields of later xstate versions", inState({ timeout: 3 }), /`timeout`/],
  ["final states with transitions", inState({ type: "final", on: { go: "other" } }), /is final and has `on`/],
  ["onDone without a final child", inState({ initial: "x", onDone: "other", states: { x: leaf } }), /no final child/],
  ["`always` with entry actions", inState({ entry: "a", always: "other" }), /`always` and entry actions.*next/],
  ["`always` with a scope", inState({ meta: { scope: "s" }, always: "other" }), /`always` and meta\.scope/],
  ["`always` with a window", inState({ meta: { window: "w" }, always: "other" }), /`always` and meta\.window/],
  ["`always` with a call", inState({ invoke: { src: "p" }, always: "other" }), /`always` and invoke/],
  ["`always` without a target", inState({ always: { guard: "g", actions: "a" } }), /`always` without a target/],
  ["`always` to itself", inState({ always: { guard: "g", target: "bad" } }), /cycle.*bad -> bad/],
  [
    "`always` cycles, whatever their guards",
    inState({ always: { guard: "g", target: "two" } }, { two: { always: { guard: "h", target: "bad" } } }),
    /cycle.*bad -> two -> bad/,
  ],
  [
    "cycles through onDone",
    inState({ initial: "x", onDone: { target: "bad", reenter: true }, states: { x: { type: "final" } } }),
    /cycle.*bad\.x -> bad\.x/,
  ],
  [
    "cycles through onDone and `always`",
    inState({ initial: "x", onDone: "two", states: { x: { type: "final" } } }, { two: { always: "bad" } }),
    /cycle.*bad\.x -> two -> bad\.x/,
  ],
  [
    "`always` around a final state",
    inState({ initial: "x", always: { guard: "g", target: "other" }, states: { x: leaf, y: { type: "final" } } }),
    /around the final state "bad\.y"/,
  ],
];

describe("the compiler rejects, naming the state and what to do,", () => {
  test.each(rejected)("%s", (_what, config, problem) => {
    const found = problemsOf(config);
    expect(found.join("\n")).toMatch(problem);
    expect(found.every((line) => /^state "[\w.-]+" /.test(line))).toBe(true);
  });

  test("context, a machine without states, a root that waits for its own end and targets of the root", () => {
    expect(problemsOf({ ...inState({}), context: { hp: 3 } })).toEqual([expect.stringMatching(/the root has context/)]);
    expect(problemsOf({ ...inState({}), context: {} })).toEqual([]);
    expect(problemsOf({})).toEqual([expect.stringMatching(/the root has no states/)]);
    expect(problemsOf({ ...inState({ type: "final" }), onDone: {} })).toEqual([
      expect.stringMatching(/the root has `onDone`/),
    ]);
    expect(problemsOf({ ...inState({ on: { go: "#m" } }), id: "m" })).toEqual([
      expect.stringMatching(/"bad" targets the root/),
    ]);
  });

  test("`always` and onDone at the start, where xstate asks guards before it runs entry actions", () => {
    const start = /starts there/;
    expect(problemsOf({ initial: "a", states: { a: { always: "b" }, b: {} } })).toEqual([expect.stringMatching(start)]);
    const outer = {
      initial: "a",
      states: { a: { initial: "x", always: { guard: "g", target: "b" }, states: { x: {} } }, b: {} },
    };
    expect(problemsOf(outer)).toEqual([
      expect.stringMatching(/state "a" has `always`, but the procedure starts there/),
    ]);
    const ended = {
      initial: "a",
      states: { a: { initial: "x", onDone: "b", states: { x: { type: "final" } } }, b: {} },
    };
    expect(problemsOf(ended)).toEqual([expect.stringMatching(start)]);
  });

  test("stubs in setup() that would do something", () => {
    const machine = setup({ actions: { heal: assign({}) }, guards: { neither: not(() => false) } }).createMachine({
      initial: "a",
      states: { a: { entry: "heal", on: { go: { guard: "neither" } } } },
    });
    expect(() => compileMachine("test", machine)).toThrow(/define "heal"[\s\S]*define "neither"/);
  });

  test("all problems at once", () => {
    const config = inState(
      { entry: ["unknown-a", "unknown-b"], after: { 1: "other" }, on: { "*": "other" } },
      { x: { always: "x" } },
    );
    expect(problemsOf(config)).toHaveLength(5);
  });
});

test("actions written with `on: { next: [...] }` and a rest state are accepted", () => {
  expect(
    problemsOf(inState({ entry: "a", on: { next: [{ guard: "g", target: "other" }, { target: "start" }] } })),
  ).toEqual([]);
});
