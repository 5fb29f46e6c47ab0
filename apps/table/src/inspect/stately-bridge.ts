import { toJSON } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import type { createInspector } from "@statelyai/inspect";
import type { FrameAt, Watched } from "../record/timeline.js";

type Inspector = Pick<ReturnType<typeof createInspector>, "actor" | "event" | "snapshot">;

/** Names only: contexts are where hidden things would be, so none is sent. */
const NO_CONTEXT = {};

/** Tells a Stately inspector where every frame rests: one actor per frame of the stack, its machine as definition. */
export function createStatelyBridge(inspector: Inspector): { show(timeline: Watched, inputs: number): void } {
  const known = new Map<string, string>();
  return {
    show({ game, steps }, inputs) {
      const flow = steps[inputs]?.flow ?? [];
      const events = (steps[inputs]?.step.events(null) ?? []).map(({ type }) => type);
      for (const [depth, frame] of flow.entries()) {
        const id = `${depth}:${frame.procedure}`;
        const snapshot = { status: "active" as const, value: stateValue(frame.leaf), context: NO_CONTEXT };
        if (!known.has(id))
          inspector.actor(id, snapshot, { definition: definitionOf(game, frame), ...parentOf(flow, depth) });
        if (known.get(id) === frame.leaf) continue;
        known.set(id, frame.leaf);
        // public event names, without what they carry
        for (const type of events) inspector.event(id, { type });
        inspector.snapshot(id, snapshot, { event: { type: "next" } });
      }
    },
  };
}

/** The real one, in a window of its own; fetched only when a reader asks for it. */
export async function openStately(): Promise<ReturnType<typeof createStatelyBridge>> {
  const { createBrowserInspector } = await import("@statelyai/inspect");
  return createStatelyBridge(createBrowserInspector({ serializationDepthLimit: 4, maxDeferredEvents: 200 }));
}

function definitionOf(game: Game, { procedure }: FrameAt): string {
  const machine = game.procedures.find(({ name }) => name === procedure)?.machine;
  return machine === undefined ? "{}" : JSON.stringify(toJSON(machine));
}

function parentOf(flow: readonly FrameAt[], depth: number): { parentId?: string; rootId?: string } {
  const [root, parent] = [flow[0], flow[depth - 1]];
  if (root === undefined || parent === undefined) return {};
  return { parentId: `${depth - 1}:${parent.procedure}`, rootId: `0:${root.procedure}` };
}

/** A leaf's path as xstate writes a state's value: `a.b` is `{ a: "b" }`. */
function stateValue(leaf: string): string | object {
  const [first = "", ...rest] = leaf.split(".");
  return rest.length === 0 ? first : { [first]: stateValue(rest.join(".")) };
}
