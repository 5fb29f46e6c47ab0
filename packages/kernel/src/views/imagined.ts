import type { Knowledge } from "../declare/declare.js";
import type { Effect } from "../declare/ownership.js";
import type { Runtime } from "../engine/runtime.js";
import { rest, type State } from "../engine/state.js";

/** The state of a runtime outside its slices as one seat may know it: what plugins declare in `knownBy` is reduced to that. */
export function knownState(rt: Runtime, seat: number): State {
  const state = rest(rt);
  const declared = rt.game.plugins.map((plugin) => plugin.declared.knownBy);
  if (declared.every((known) => Object.keys(known).length === 0)) return state;
  const see = (value: unknown) => seenEffects(value, declared, seat);
  return {
    ...state,
    frames: state.frames.map((frame) => {
      const name = rt.game.procedures[frame.procedure]?.name as string;
      const vars = declared.reduce((known, { vars: rules }) => rules?.[name]?.(known, seat) ?? known, frame.vars ?? {});
      return frame.vars === null ? frame : { ...frame, vars: see(vars) as typeof vars };
    }),
    queue: state.queue.map((waiting) => ({ ...waiting, effect: see(waiting.effect) as Effect })),
    lasting: state.lasting.map((lasting) => {
      const rule = declared.find((known) => known.lasting?.[lasting.lasting] !== undefined)?.lasting;
      const data = rule?.[lasting.lasting]?.(lasting.data as never, seat, lasting.seat) ?? lasting.data;
      return { ...lasting, data: see(data) };
    }),
    waiting: state.waiting.map((trigger) => ({ ...trigger, effects: see(trigger.effects) as readonly Effect[] })),
    pending: state.pending === null ? null : { ...state.pending, about: see(state.pending.about) },
  };
}

/** Effects as the seat may know them, wherever they stand: in a list of steps, in what a window is about, in another effect. */
function seenEffects(value: unknown, declared: readonly Knowledge[], seat: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => seenEffects(one, declared, seat));
  const { type } = value as Partial<Effect>;
  const rule = type === undefined ? undefined : declared.find(({ effects }) => effects?.[type] !== undefined)?.effects;
  const seen = rule?.[type as string]?.(value as never, seat) ?? value;
  return Object.fromEntries(Object.entries(seen).map(([key, field]) => [key, seenEffects(field, declared, seat)]));
}
