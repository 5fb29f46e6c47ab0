import type { Runtime } from "../engine/runtime.js";

const shown = new WeakMap<Runtime, Readonly<Record<string, unknown>>>();

/** The slices as handlers are shown them under checks: none can be put in the place of another. */
export function shownSlices(rt: Runtime): Readonly<Record<string, unknown>> {
  const known = shown.get(rt);
  if (known !== undefined) return known;
  const made: Record<string, unknown> = {};
  for (const { plugin } of rt.game.slices)
    Object.defineProperty(made, plugin, { get: () => rt.slices[plugin], enumerable: true });
  shown.set(rt, Object.freeze(made));
  return made;
}
