import type { WindowEntry } from "../compose/game.js";
import type { Vars } from "../declare/kernel-effects.js";
import { pushFrame } from "../engine/frames.js";
import type { Runtime } from "../engine/runtime.js";
import { nextAsked } from "./next-asked.js";
import { hasWaiting } from "./triggers.js";
import { NOTHING_USED, type WindowVars, windowEntry } from "./window.js";

/** Opens a window, unless no seat would be asked: then it leaves no trace. */
export function openWindow(rt: Runtime, name: string, subject: unknown): void {
  const entry = windowEntry(rt, name);
  const vars = newVars(rt, entry, subject);
  if (entry.protocol === "queue") {
    if (!hasWaiting(rt, name)) return;
  } else {
    const listed = nextAsked(rt, entry, vars);
    if (listed === undefined) return;
    rt.listed = listed;
  }
  pushFrame(rt, "window", vars as unknown as Vars);
}

const newVars = (rt: Runtime, { name: window }: WindowEntry, subject: unknown): WindowVars => ({
  window,
  subject,
  seats: rt.match.order(),
  at: 0,
  passes: 0,
  used: NOTHING_USED,
  ordered: [],
  closed: false,
});

/** Would a seat be asked if this window opened now? */
export const wouldAsk = (rt: Runtime, entry: WindowEntry, subject: unknown): boolean =>
  entry.protocol === "queue"
    ? hasWaiting(rt, entry.name)
    : nextAsked(rt, entry, newVars(rt, entry, subject)) !== undefined;
