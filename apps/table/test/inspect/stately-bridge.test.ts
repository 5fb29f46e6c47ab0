import { createInspector, type StatelyInspectionEvent } from "@statelyai/inspect";
import { expect, test } from "vitest";
import { createStatelyBridge } from "../../src/inspect/stately-bridge.js";
import { createTimeline } from "../../src/record/timeline.js";
import { composed, played } from "../composed.js";

test("the Stately inspector gets machines and states, but no context and no payload", async () => {
  const { game } = await composed("imperial-assault");
  const { seed, setup, holds, from, line } = played(game, 30);
  const timeline = createTimeline({ game, seed, setup, holds, from });
  timeline.follow(line);
  const sent: StatelyInspectionEvent[] = [];
  const bridge = createStatelyBridge(createInspector({ send: (event) => void sent.push(event) }));
  for (const at of timeline.steps.keys()) bridge.show(timeline, at);

  const actors = sent.filter(({ type }) => type === "@xstate.actor");
  expect(actors.map((event) => "name" in event && event.name)).toContain("0:match");
  for (const event of sent) {
    if ("snapshot" in event) expect((event.snapshot as { context?: object }).context ?? {}).toEqual({});
    if (event.type === "@xstate.event") expect(Object.keys(event.event)).toEqual(["type"]);
  }
  const values = sent.flatMap((event) =>
    event.type === "@xstate.snapshot" ? [(event.snapshot as { value?: unknown }).value] : [],
  );
  expect(values.length).toBeGreaterThan(5);
});
