import { checkDone, checkEvent } from "../checks/checks.js";
import { unknownName } from "../checks/unknown-name.js";
import type { EventEntry } from "../compose/game.js";
import type { Trigger } from "../declare/match.js";
import { KernelError } from "../errors.js";
import type { Runtime, Waiting } from "./runtime.js";

/** Notes a fact; handlers hear it once the effect or action that published it has finished writing. */
export function publish(rt: Runtime, type: string, payload: unknown): void {
  const { noted } = rt;
  // in unchecked simulation there may be no handler to hear anything
  if (noted.size === 0) return;
  const entry = noted.get(type);
  if (entry !== undefined && !rt.hearing) note(rt, entry, payload);
  // unchecked, what no handler hears is not looked at
  else if (rt.checks || entry?.heard === true) throw unpublishable(rt, type);
}

// apart: most events have no handler, and their call is to stay small
function note(rt: Runtime, entry: EventEntry, payload: unknown): void {
  if (rt.checks) checkEvent(rt, entry, payload);
  if (!entry.heard && rt.recorded === null) return;
  const at = rt.published++;
  rt.facts[at] = entry;
  rt.payloads[at] = payload;
}

function unpublishable(rt: Runtime, type: string): KernelError {
  return rt.game.events.has(type)
    ? new KernelError(
        "HANDLER_FAILED",
        `${rt.acting} publishes "${type}" while hearing an event: queue an effect instead.`,
      )
    : unknownName(rt, "publishes", type, rt.game.events.keys());
}

/** Lets the rules lane hear what was published, in total order; handlers may only queue. */
export function hear(rt: Runtime): void {
  const count = rt.published;
  if (count === 0) return;
  rt.hearing = true;
  for (let at = 0; at < count; at++) hearOne(rt, rt.facts[at] as EventEntry, rt.payloads[at]);
  rt.published = 0;
  rt.hearing = false;
}

/** Keeps a fact for observers, and lets the rules lane hear it. */
function hearOne(rt: Runtime, entry: EventEntry, payload: unknown): void {
  if (rt.recorded !== null) rt.recorded.push(entry, payload);
  if (entry.heard) tell(rt, entry, payload);
}

/** Lets the rules lane hear a fact. */
function tell(rt: Runtime, { handlers, triggers }: EventEntry, payload: unknown): void {
  for (let i = 0; i < handlers.length; i++) {
    const handler = handlers[i] as EventEntry["handlers"][number];
    rt.acting = handler.label;
    const returned: unknown = handler.run(payload, rt.match);
    if (rt.checks) checkDone(rt, returned);
  }
  for (let i = 0; i < triggers.length; i++) {
    const handler = triggers[i] as EventEntry["triggers"][number];
    rt.acting = handler.label;
    const triggered = handler.run(payload, rt.match);
    if (rt.checks) checkDone(rt, triggered);
    if (triggered !== undefined) wait(rt, triggered);
  }
}

/** A trigger captures its facts now and waits for its window. */
function wait(rt: Runtime, triggered: Trigger | readonly Trigger[]): void {
  const list = Array.isArray(triggered) ? (triggered as readonly Trigger[]) : [triggered as Trigger];
  if (list.length === 0) return;
  rt.waiting = [...rt.waiting, ...list.map((trigger) => waitingFor(rt, trigger))];
}

// not a spread: triggers keep one shape
const waitingFor = (rt: Runtime, trigger: Trigger): Waiting =>
  Object.assign({ id: rt.nextId++, batch: rt.batch }, trigger);
