import { expect, test } from "vitest";
import { toJSON } from "../../src/flow/state-config.js";
import { begin, compile } from "./fixture.js";

const scoped = {
  initial: "a",
  states: {
    a: {
      meta: { scope: "outer" },
      entry: "in-a",
      exit: "out-a",
      initial: "b",
      states: { b: { meta: { scope: "inner", window: "w:x" }, entry: "in-b", exit: "out-b", on: { go: "#c" } } },
    },
    c: { id: "c", entry: "in-c", invoke: { src: "called", onDone: "a" } },
  },
};

test("a scope opens before and closes after what its state does; a window or call comes last on entry", () => {
  const run = begin(compile(scoped));
  expect(run.ran()).toEqual([
    'kernel.scope-open {"scope":"outer"}',
    "in-a",
    'kernel.scope-open {"scope":"inner"}',
    "in-b",
    'kernel.window {"window":"w:x"}',
  ]);
  run.send("go");
  expect(run.ran()).toEqual([
    "out-b",
    'kernel.scope-close {"scope":"inner"}',
    "out-a",
    'kernel.scope-close {"scope":"outer"}',
    "in-c",
    'kernel.call {"procedure":"called"}',
  ]);
});

test("the authored machine stays as written", () => {
  const procedure = compile(scoped);
  expect(toJSON(procedure.machine)).toEqual(scoped);
  expect(JSON.stringify(toJSON(procedure.instrumented))).toContain("kernel.window");
});

test("params are shared by every run, so writing to them throws", () => {
  const { initial } = compile({ initial: "a", states: { a: { entry: { type: "x", params: { list: [1] } } } } });
  const params = initial.params[0] as { list: number[] };
  expect(() => params.list.push(2)).toThrow(TypeError);
});
