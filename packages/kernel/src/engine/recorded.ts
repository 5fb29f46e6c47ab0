import type { EventEntry } from "../compose/game.js";
import type { Recorded } from "./runtime.js";

/** Events kept for observers, entry and payload in turn: most are never looked at, so nothing is made of them before. */
export type Kept = unknown[];

/** What was kept, event by event. */
export function recordedIn(kept: Readonly<Kept>): readonly Recorded[] {
  const events: Recorded[] = [];
  for (let at = 0; at < kept.length; at += 2) {
    const { type, seenBy } = kept[at] as EventEntry;
    events.push({ type, payload: kept[at + 1], seenBy });
  }
  return events;
}
