import type { WindowEntry } from "../compose/game.js";
import { ask } from "../declare/kernel-effects.js";
import type { Offer } from "../declare/match.js";
import { isForNothing } from "../engine/around.js";
import { topFrame } from "../engine/frames.js";
import { queueEffect } from "../engine/queue.js";
import type { Frame, Runtime } from "../engine/runtime.js";
import { holdAt, orderedOffer, stopPassing } from "./holds.js";
import { couldRespond, isAskedAhead, nextAsked, orderableOf } from "./next-asked.js";
import { SEEN_ENOUGH } from "./seen-enough.js";
import { pollTriggers } from "./triggers.js";
import { type Listed, moveOn, windowEntry, windowVars } from "./window.js";

/** Finds the next seat to ask, plays its standing order or its only forced response, or closes the window. */
export function poll(rt: Runtime): void {
  const frame = topFrame(rt);
  const vars = windowVars(frame);
  const entry = windowEntry(rt, vars.window);
  if (entry.protocol === "queue") {
    if (!pollTriggers(rt, entry.name)) vars.closed = true;
    return;
  }
  if (isForNothing(rt)) {
    vars.closed = true;
    return;
  }
  let next = rt.listed?.window === vars ? rt.listed : nextAsked(rt, entry, vars);
  while (next !== undefined && !pollSeat(rt, frame, entry, next)) {
    moveOn(vars);
    next = nextAsked(rt, entry, vars);
  }
  if (next === undefined) vars.closed = true;
}

/** Lets a seat act at its window, or asks it; false where it has passed there beforehand. */
function pollSeat(rt: Runtime, frame: Frame, entry: WindowEntry, listed: Listed): boolean {
  const { window: vars, seat, offers } = listed;
  if (isAskedAhead(rt, entry, seat, vars.subject)) throw SEEN_ENOUGH;
  const forced = onlyForced(rt, entry, seat, offers, vars.subject);
  if (forced !== undefined) {
    take(rt, frame, entry, forced);
    return true;
  }
  const ordered = orderedOffer(rt, seat, vars, orderableOf(vars, seat, offers));
  if (ordered !== undefined) {
    vars.ordered = [...vars.ordered, `${seat}/${ordered.key}`];
    take(rt, frame, entry, ordered);
    return true;
  }
  const said = saidBefore(rt, seat);
  if (said === null) return false;
  const offer = said === undefined ? undefined : offers.find(({ key }) => String(key) === said);
  if (offer !== undefined) take(rt, frame, entry, offer);
  else {
    rt.listed = listed;
    stopPassing(rt, seat);
    queueEffect(rt, ask("kernel:respond", seat));
  }
  return true;
}

/** What a seat said of this moment when it answered an earlier one: what it does here, `null` where it passes, `undefined` where nothing. */
function saidBefore(rt: Runtime, seat: number): string | null | undefined {
  const { through } = rt;
  if (through === null || through.seat !== seat) return undefined;
  const { moments, key } = through;
  rt.through = moments > 1 ? { ...through, moments: moments - 1 } : null;
  return moments > 1 ? null : key;
}

export const isClosed = (rt: Runtime): boolean => topFrame(rt).vars?.closed === true;

/** Using a response: under `once` the same one is spent and the seat goes on; under `priority` every seat may act again. */
export function take(rt: Runtime, frame: Frame, entry: WindowEntry, offer: Offer): void {
  const vars = windowVars(frame);
  // what was said of later moments was said of a match in which no seat acts before them
  rt.through = null;
  if (rt.looker !== null) throw SEEN_ENOUGH;
  rt.listed = null;
  if (entry.protocol === "once") {
    vars.used = [...vars.used, offer.key];
  } else {
    vars.passes = 0;
    vars.at += 1;
  }
  for (const effect of offer.effects) queueEffect(rt, effect);
}

/** The one thing a seat can do; under `always` not taken for it where it could do more, or the missing pause would tell that it cannot. */
function onlyForced(
  rt: Runtime,
  entry: WindowEntry,
  seat: number,
  offers: readonly Offer[],
  subject: unknown,
): Offer | undefined {
  const first = offers[0];
  if (offers.length !== 1 || first?.kind !== "forced") return undefined;
  const hides = holdAt(rt, seat, entry, subject) === "always" && couldRespond(rt, entry, seat, subject);
  return hides ? undefined : first;
}
