import { expect, test } from "vitest";
import type { AnyActorRef, InspectionEvent } from "xstate";
import { xstateExecutor } from "../../src/executors/xstate-executor.js";
import { attack, begin, compileMachine } from "./fixture.js";

test("inspection sees a real actor per frame, the events it gets and the call it has open", () => {
  const seen: InspectionEvent[] = [];
  const executor = xstateExecutor({ inspect: (event) => seen.push(event) });
  const run = begin(compileMachine("attack", attack), executor, ["has-defender"]);
  for (let step = 0; step < 3; step++) run.send("next");
  const actors = seen
    .filter((event) => event.type === "@xstate.actor")
    .map((event) => (event.actorRef as AnyActorRef).id);
  expect(actors).toEqual(["attack#1", "damage"]);
  const events = seen.filter((event) => event.type === "@xstate.event").map((event) => event.event.type);
  expect(events.filter((type) => type === "next")).toHaveLength(3);
});

test("a frame that ended is forgotten: its id may be used again", () => {
  const executor = xstateExecutor();
  const procedure = compileMachine("attack", attack);
  const first = begin(procedure, executor, ["has-defender"]);
  first.send("next");
  executor.end(first.frame);
  const second = begin(procedure, executor);
  expect(second.at()).toBe("declared");
  second.send("next");
  expect(second.at()).toBe("ended");
});
