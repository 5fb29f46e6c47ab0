import { describe, expect, test } from "vitest";
import { attack, begin, compile, compileMachine, executors } from "./fixture.js";

describe.each(executors)("flow under the %s executor", (_name, executor) => {
  test("start enters from the root inwards and comes to rest at the initial leaf", () => {
    const run = begin(
      compile({
        initial: "a",
        entry: "root",
        states: { a: { initial: "b", entry: "outer", states: { b: { entry: "inner" } } } },
      }),
      executor(),
    );
    expect(run.ran()).toEqual(["root", "outer", "inner"]);
    expect(run.at()).toBe("a.b");
  });

  test("a transition runs exits from inside out, then its own actions, then entries from outside in", () => {
    const run = begin(
      compile({
        initial: "a",
        states: {
          a: {
            initial: "b",
            exit: "exit-a",
            states: { b: { exit: "exit-b", on: { go: { target: "#d", actions: "moving" } } } },
          },
          c: { initial: "d", entry: "enter-c", states: { d: { id: "d", entry: "enter-d" } } },
        },
      }),
      executor(),
    );
    expect(run.send("go")).toBe(true);
    expect(run.ran()).toEqual(["exit-b", "exit-a", "moving", "enter-c", "enter-d"]);
    expect(run.at()).toBe("c.d");
  });

  test("an event nothing handles runs nothing, not even an `always` that would now pass", () => {
    const run = begin(
      compile({
        initial: "a",
        states: { a: { on: { go: "b" } }, b: { always: { guard: "ready", target: "c" } }, c: {} },
      }),
      executor(),
    );
    run.send("go");
    run.notes.yes.add("ready");
    expect(run.send("nonsense")).toBe(false);
    expect(run.at()).toBe("b");
  });

  test("`always` is looked at again after every handled event, even one that stays", () => {
    const run = begin(
      compile({
        initial: "a",
        states: {
          a: { on: { go: "b" } },
          b: { always: { guard: "ready", target: "c" }, on: { poke: { actions: "allow-ready" } } },
          c: {},
        },
      }),
      executor(),
    );
    run.send("go");
    expect(run.at()).toBe("b");
    expect(run.send("poke")).toBe(true);
    expect(run.at()).toBe("c");
  });

  test("guards of `always` see what the actions of the transition did", () => {
    const run = begin(
      compile({
        initial: "a",
        states: {
          a: { on: { go: { target: "b", actions: "allow-ready" } } },
          b: { always: { guard: "ready", target: "c" } },
          c: {},
        },
      }),
      executor(),
    );
    run.send("go");
    expect(run.at()).toBe("c");
  });

  test("on done the exit actions of the final state and of the root run, and nothing is handled any more", () => {
    const procedure = compile({
      initial: "a",
      exit: "exit-root",
      on: { again: { actions: "again" } },
      states: { a: { on: { go: "z" }, exit: "exit-a" }, z: { type: "final", entry: "enter-z", exit: "exit-z" } },
    });
    const run = begin(procedure, executor());
    run.send("go");
    expect(run.ran()).toEqual(["exit-a", "enter-z", "exit-z", "exit-root"]);
    expect(procedure.final[run.frame.leaf]).toBe(true);
    expect(run.send("again")).toBe(false);
    expect(run.ran()).toEqual([]);
  });

  test("a procedure may be done as soon as it starts", () => {
    const run = begin(
      compile({ initial: "z", exit: "bye", states: { z: { type: "final", entry: "hello" } } }),
      executor(),
    );
    expect(run.ran()).toEqual(["hello", "bye"]);
  });

  test("a self-target without reenter neither exits nor enters; with reenter it does both", () => {
    const run = begin(
      compile({
        initial: "a",
        states: {
          a: {
            entry: "in",
            exit: "out",
            on: {
              stay: { target: "a", actions: "staying" },
              again: { target: "a", reenter: true, actions: "leaving" },
            },
          },
        },
      }),
      executor(),
    );
    run.ran();
    run.send("stay");
    expect(run.ran()).toEqual(["staying"]);
    run.send("again");
    expect(run.ran()).toEqual(["out", "leaving", "in"]);
  });

  test("reenter on the root leaves and enters the root as well", () => {
    const run = begin(
      compile({
        initial: "a",
        entry: "in-root",
        exit: "out-root",
        on: { inner: { target: ".a" }, outer: { target: ".a", reenter: true } },
        states: { a: { entry: "in-a", exit: "out-a" } },
      }),
      executor(),
    );
    run.ran();
    run.send("inner");
    expect(run.ran()).toEqual(["out-a", "in-a"]);
    run.send("outer");
    expect(run.ran()).toEqual(["out-a", "out-root", "in-root", "in-a"]);
  });

  test("the innermost state with an enabled transition wins, and a refused guard bubbles outwards", () => {
    const config = {
      initial: "a",
      states: {
        a: {
          initial: "b",
          on: { go: "outer" },
          states: { b: { on: { go: { guard: "inner-first", target: "#inner" } } } },
        },
        outer: {},
        inner: { id: "inner" },
      },
    };
    const refused = begin(compile(config), executor());
    refused.send("go");
    expect(refused.at()).toBe("outer");
    const allowed = begin(compile(config), executor(), ["inner-first"]);
    allowed.send("go");
    expect(allowed.at()).toBe("inner");
  });

  test("an empty transition swallows the event", () => {
    const run = begin(
      compile({
        initial: "a",
        states: { a: { initial: "b", on: { go: "c" }, states: { b: { on: { go: {} } } } }, c: {} },
      }),
      executor(),
    );
    expect(run.send("go")).toBe(true);
    expect(run.at()).toBe("a.b");
  });

  test("a nested final state leaves by its parent's onDone, or stays when every guard refuses", () => {
    const config = {
      initial: "a",
      states: {
        a: {
          initial: "b",
          states: { b: { on: { go: "end" } }, end: { type: "final", entry: "ending" } },
          onDone: { guard: "may-leave", target: "after", actions: "leaving" },
        },
        after: {},
      },
    };
    const leaves = begin(compile(config), executor(), ["may-leave"]);
    leaves.send("go");
    expect([leaves.at(), leaves.ran()]).toEqual(["after", ["ending", "leaving"]]);
    const stays = begin(compile(config), executor());
    stays.send("go");
    expect([stays.at(), stays.ran()]).toEqual(["a.end", ["ending"]]);
  });

  test("an error in an action comes out of send as it was thrown, and the frame goes on from where it stood", () => {
    const run = begin(
      compile({ initial: "a", states: { a: { on: { bad: { target: "b", actions: "throw-up" }, good: "b" } }, b: {} } }),
      executor(),
    );
    expect(() => run.send("bad")).toThrow(/^action throw-up$/);
    expect(run.at()).toBe("a");
    expect(run.send("good")).toBe(true);
    expect(run.at()).toBe("b");
  });

  test("an error in a guard comes out of send as it was thrown, on an event or on `always`", () => {
    const run = begin(
      compile({
        initial: "a",
        states: {
          a: { on: { bad: { target: "b", guard: "throw-g" }, worse: "b" } },
          b: { always: { guard: "throw-h", target: "a" } },
        },
      }),
      executor(),
    );
    expect(() => run.send("bad")).toThrow(/^guard throw-g$/);
    expect(() => run.send("worse")).toThrow(/^guard throw-h$/);
    expect(run.at()).toBe("a");
  });

  test("an error in an entry action comes out of start", () => {
    expect(() => begin(compile({ initial: "a", states: { a: { entry: "throw-up" } } }), executor())).toThrow(
      /^action throw-up$/,
    );
  });

  test("scopes open before and close after everything else of their state; windows and calls come last", () => {
    const run = begin(compileMachine("attack", attack), executor(), ["has-defender"]);
    expect(run.ran()).toEqual([
      'kernel.scope-open {"scope":"attack"}',
      'publish {"event":"attack:declared","kind":"ranged"}',
    ]);
    run.send("next");
    run.send("next");
    expect(run.at()).toBe("dice.reroll");
    expect(run.ran()).toEqual(['roll-dice {"pool":"attack"}', 'kernel.window {"window":"attack:reroll"}']);
    run.send("next");
    expect(run.at()).toBe("damage");
    expect(run.ran()).toEqual(['kernel.call {"procedure":"damage","input":{"from":"attack"}}']);
    expect(run.send("next")).toBe(false);
    expect(run.send("done")).toBe(true);
    expect(run.ran()).toEqual(['publish {"event":"attack:ended"}', 'kernel.scope-close {"scope":"attack"}']);
  });

  test("`done` is not handled where nothing was called", () => {
    expect(begin(compileMachine("attack", attack), executor()).send("done")).toBe(false);
  });

  test("a frame put back to another leaf goes on from there, without entering it again", () => {
    const procedure = compileMachine("attack", attack);
    const run = begin(procedure, executor(), ["has-defender"]);
    run.send("next");
    run.ran();
    run.frame.leaf = procedure.leafIndex.get("damage") as number;
    expect(run.send("done")).toBe(true);
    expect(run.ran()).toEqual(['publish {"event":"attack:ended"}', 'kernel.scope-close {"scope":"attack"}']);
    run.frame.leaf = procedure.leafIndex.get("dice.roll") as number;
    run.send("next");
    expect(run.at()).toBe("dice.reroll");
  });

  test("an action may start and end another frame while its own is moving", () => {
    const inner = compile({ initial: "x", states: { x: { entry: "inside" } } });
    const engine = executor();
    const outer = compile({
      initial: "a",
      states: { a: { on: { go: { target: "b", actions: ["first", "last"] } } }, b: {} },
    });
    const ran: string[] = [];
    const frame = { id: 1, leaf: -1 };
    const other = { id: 2, leaf: -1 };
    const match = { ran: Object.assign(ran, { push: push }), yes: new Set<string>() };
    function push(...items: string[]): number {
      for (const item of items) ran[ran.length] = item;
      if (items[0] === "first") engine.start(inner, other, { ran: innerRan, yes: new Set() });
      if (items[0] === "first") engine.end(other);
      return ran.length;
    }
    const innerRan: string[] = [];
    engine.start(outer, frame, match);
    engine.send(outer, frame, "go", match);
    expect([...ran]).toEqual(["first", "last"]);
    expect(innerRan).toEqual(["inside"]);
  });
});
