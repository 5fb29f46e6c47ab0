import type { SeenEvent } from "@riposte/hosting";
import type { TraceEntry } from "@riposte/kernel/run";
import type { TimelineStep } from "./timeline.js";

/** Through whose eyes a match is looked at: a seat's, a watcher's (`null`), or, where nothing needs hiding, everything. */
export type Perspective = number | null | "all";

/** The events of a step as they are seen. */
export const eventsSeen = ({ step }: TimelineStep, eyes: Perspective): readonly SeenEvent[] =>
  eyes === "all" ? step.recorded.map(({ type, payload }) => ({ type, payload })) : step.events(eyes);

/** Whose doing what was: only where nothing needs hiding, because effects and offers name hidden things. */
export const traceSeen = ({ trace }: TimelineStep, eyes: Perspective): readonly TraceEntry[] =>
  eyes === "all" ? trace : [];
