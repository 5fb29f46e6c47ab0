import type { Game } from "@riposte/kernel/run";
import { isSamePart, type Moment, type Trace } from "./moment.js";
import type { SeenMoment } from "./moments.js";

/** Who caused a difference, and how that shows. */
export interface Blamed {
  readonly plugin: string;
  readonly because: string;
}

/**
 * Up to this moment everything was alike, so the first plugin whose code gives something else caused the rest. Where all gave the
 * same, a slice is only written by its owner.
 */
export function blame(game: Game, expected: Moment, moment: SeenMoment, slices: readonly string[]): Blamed {
  const acted = firstOtherAct(expected.traces, moment.traces);
  if (acted !== undefined) return acted;
  const [writer] = slices;
  if (writer !== undefined) return { plugin: writer, because: "it writes something else into its slice" };
  const asker = game.questions.get(moment.asked?.question ?? "")?.plugin;
  if (asker !== undefined)
    return { plugin: asker, because: `its question "${moment.asked?.question}" is posed otherwise` };
  return { plugin: "kernel", because: "no plugin did anything else" };
}

function firstOtherAct(recorded: readonly Trace[], now: SeenMoment["traces"]): Blamed | undefined {
  const at = Array.from({ length: Math.max(recorded.length, now.length) }).findIndex(
    (_, index) => recorded[index]?.plugin !== now[index]?.plugin || recorded[index]?.print !== now[index]?.print,
  );
  const was = recorded[at];
  const is = now[at];
  if (is === undefined) return was && { plugin: was.plugin, because: "it no longer does something it did" };
  if (was === undefined) return { plugin: is.plugin, because: `its ${is.what} did nothing before` };
  if (isSamePart(was, is)) return { plugin: is.plugin, because: `its ${is.what} gives something else` };
  // whichever of the two is still to come was only pushed aside by the other
  const isPushedAside = now.slice(at).some((later) => isSamePart(later, was));
  return isPushedAside
    ? { plugin: is.plugin, because: `its ${is.what} did nothing before` }
    : { plugin: was.plugin, because: `it no longer does something it did before ${is.what} of "${is.plugin}"` };
}
