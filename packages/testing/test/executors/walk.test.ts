import type { Executor } from "@riposte/kernel/flow";
import { machineOf, tableExecutor } from "@riposte/kernel/flow";
import { expect, test } from "vitest";
import { walkBoth } from "../../src/executors/walk.js";
import { attack } from "./fixture.js";

test("every leaf, event and guard combination of a machine gives the same under both executors", () => {
  expect(walkBoth({ name: "attack", machine: attack })).toEqual([]);
});

test("the walk follows guards that only matter after another guard said no", () => {
  const machine = machineOf({
    initial: "a",
    states: {
      a: {
        on: {
          go: [
            { guard: "one", target: "b" },
            { guard: "two", target: "c" },
          ],
        },
      },
      b: { always: [{ guard: "three", target: "c" }] },
      c: {},
    },
  });
  const ends = new Set<number>();
  const watching: Executor = {
    ...tableExecutor,
    send(procedure, frame, event, match) {
      const handled = tableExecutor.send(procedure, frame, event, match);
      if (handled) ends.add(frame.leaf);
      return handled;
    },
  };
  expect(walkBoth({ name: "t", machine }, watching)).toEqual([]);
  expect([...ends].sort()).toEqual([1, 2]);
});

test("the walk finds an executor that forgets the last action of a step, or where it leads", () => {
  const forgetful: Executor = {
    ...tableExecutor,
    send(procedure, frame, event, match) {
      const handled = tableExecutor.send(procedure, frame, event, match);
      (match as { trace: string[] }).trace.pop();
      return handled;
    },
  };
  expect(walkBoth({ name: "attack", machine: attack }, forgetful).length).toBeGreaterThan(2);
  const lost: Executor = {
    ...tableExecutor,
    send(procedure, frame, event, match) {
      const handled = tableExecutor.send(procedure, frame, event, match);
      frame.leaf = 0;
      return handled;
    },
  };
  expect(walkBoth({ name: "attack", machine: attack }, lost)[0]).toContain("but");
});
