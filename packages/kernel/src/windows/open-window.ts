import type { WindowEntry } from "../compose/game.js";
import type { Vars } from "../declare/kernel-effects.js";
import { pushFrame } from "../engine/frames.js";
import type { Runtime } from "../engine/runtime.js";
import { seatsInOrder } from "../engine/seats-in-order.js";
import { nextAsked } from "./next-asked.js";
import { hasWaiting } from "./triggers.js";
import { NOTHING_USED, type WindowVars, windowEntry } from "./window.js";

/** Opens a window, unless no seat would be asked: then it leaves no trace. */
export function openWindow(rt: Runtime, name: string, subject: unknown): void {
  const entry = windowEntry(rt, name);
  if (isEmpty(rt, entry)) return;
  const vars = newVars(rt, entry, subject);
  if (entry.protocol !== "queue") {
    const listed = nextAsked(rt, entry, vars);
    if (listed === undefined) return;
    rt.listed = listed;
  }
  pushFrame(rt, "window", vars as unknown as Vars);
}

/** Would a seat be asked if this window opened now? */
export function wouldAsk(rt: Runtime, entry: WindowEntry, subject: unknown): boolean {
  if (isEmpty(rt, entry)) return false;
  if (entry.protocol === "queue") return true;
  const { acting } = rt;
  const next = nextAsked(rt, entry, newVars(rt, entry, subject));
  rt.acting = acting;
  return next !== undefined;
}

/** Does nothing wait for this window, and does no plugin respond at it? */
const isEmpty = (rt: Runtime, { name, protocol, answered }: WindowEntry): boolean =>
  protocol === "queue" ? !hasWaiting(rt, name) : !answered;

const newVars = (rt: Runtime, { name: window }: WindowEntry, subject: unknown): WindowVars => ({
  window,
  subject,
  seats: seatsInOrder(rt),
  at: 0,
  passes: 0,
  used: NOTHING_USED,
  ordered: [],
  closed: false,
});
