import { checkDone } from "../checks/checks.js";
import type { Op } from "../compose/game.js";
import type { Effect } from "../declare/ownership.js";
import { deepFreeze } from "../values/frozen.js";
import { hear } from "./hear.js";
import type { Runtime } from "./runtime.js";

/** Applies an effect to its plugin's slice, and lets the rules hear the facts it published. */
export function apply(rt: Runtime, op: Op, effect: Effect): void {
  if (op.kernel) {
    op.run(rt, effect, rt.match);
  } else {
    rt.acting = op.label;
    wrote(rt, op);
    const returned: unknown = op.run(rt.inPlace ? rt.placed[op.slice] : ownSlice(rt, op), effect, rt.match);
    if (rt.checks) {
      checkDone(rt, returned);
      closeSlice(rt, op);
    }
    // what was remembered in the middle of the effect does not outlast it
    wrote(rt, op);
  }
  if (rt.published > 0) hear(rt);
}

/** Whatever was remembered of this slice counts no more. */
function wrote(rt: Runtime, { slice }: Op): void {
  rt.written = ++rt.writes;
  rt.versions[slice] = rt.written;
}

/** Copies a plugin's slice on the first write since the state was last at rest. */
function ownSlice(rt: Runtime, { plugin, copy }: Op): unknown {
  const slice = rt.slices[plugin] as object | undefined;
  if (slice === undefined || rt.owned.has(slice)) return slice;
  const owned = copy === null ? { ...slice } : copy(slice);
  rt.owned.add(owned);
  rt.slices[plugin] = owned;
  return owned;
}

/** Checked, a slice is its owner's to write while its effect runs, and no longer: handlers that come after only read it. */
function closeSlice(rt: Runtime, { plugin }: Op): void {
  deepFreeze(rt.slices[plugin]);
  rt.owned.clear();
}
