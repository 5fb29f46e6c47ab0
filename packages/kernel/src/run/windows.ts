import type { Key } from "../choice/choice.js";
import type { WindowEntry } from "../compose/game.js";
import { procedureOf, pushFrame, topFrame } from "./frames.js";
import { holdAt, isAwaited, isOrdered, orderedOffer, stopPassing } from "./holds.js";
import { ask, type Vars } from "./kernel-effects.js";
import type { Offer } from "./match.js";
import { listOffers } from "./offers.js";
import { queueEffect } from "./queue.js";
import type { Frame, Runtime } from "./runtime.js";
import { SEEN_ENOUGH } from "./seen-enough.js";
import { hasWaiting, pollTriggers } from "./triggers.js";
import { unknownName } from "./unknown-name.js";

export const NOTHING_USED: readonly Key[] = [];

/** Variables of a `window` frame. */
export interface WindowVars {
  readonly window: string;
  readonly subject: unknown;
  readonly seats: readonly number[];
  at: number;
  passes: number;
  /** What the seat at `at` has used, under `once`. */
  used: readonly Key[];
  /** What standing orders have played in this instance. */
  ordered: readonly string[];
  closed: boolean;
}

/** The variables of a window's frame, to be written; values in them are replaced. */
export const windowVars = (frame: Frame): WindowVars => frame.vars as unknown as WindowVars;

/** The seat a window asks next, and what it may do there; listed once, kept until it has answered. */
export interface Listed {
  /** The variables of the window's frame: the same object as long as it is open in this runtime. */
  readonly window: WindowVars;
  readonly seat: number;
  readonly offers: readonly Offer[];
}

/** Opens a window, unless no seat would be asked: then it leaves no trace. */
export function openWindow(rt: Runtime, name: string, subject: unknown): void {
  const entry = windowEntry(rt, name);
  const vars = newVars(rt, entry, subject);
  if (entry.protocol === "queue") {
    if (!hasWaiting(rt, name)) return;
  } else {
    const found = nextAsked(rt, entry, vars);
    if (found === undefined) return;
    vars.at = found.at;
    vars.passes = found.passes;
    rt.listed = { window: vars, seat: found.seat, offers: found.offers };
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

interface Found extends Omit<Listed, "window"> {
  readonly at: number;
  readonly passes: number;
}

/** The next seat to ask, from where the window stands. */
function nextAsked(rt: Runtime, entry: WindowEntry, vars: WindowVars): Found | undefined {
  const { seats, subject, used } = vars;
  if (!entry.answered || entry.holds?.(subject, rt.match) === false) return undefined;
  const isOnce = entry.protocol === "once";
  for (let { at, passes } = vars; (isOnce ? at : passes) < seats.length; at++, passes++) {
    const seat = seats[at % seats.length] as number;
    if (isAskedAhead(rt, entry, seat, subject)) return { at, passes, seat, offers: [] };
    const offers = listOffers(rt, entry, subject, seat, at === vars.at ? used : NOTHING_USED);
    if (wantsToAct(rt, entry, seat, offers, subject, orderableOf(vars, seat, offers)))
      return { at, passes, seat, offers };
  }
  return undefined;
}

/** What a standing order may play, once in an instance: a repeatable response would play itself for ever, or have the seat asked in spite of `never`. */
const orderableOf = ({ ordered }: WindowVars, seat: number, offers: readonly Offer[]): readonly Offer[] =>
  ordered.length === 0 ? offers : offers.filter(({ key }) => !ordered.includes(`${seat}/${key}`));

/** What the asked seat may do: kept since it was found, or listed again where the match was loaded meanwhile. */
export function currentOffers(rt: Runtime, seat: number): readonly Offer[] {
  const vars = windowVars(topFrame(rt));
  const { listed } = rt;
  if (listed?.window === vars && listed.seat === seat) return listed.offers;
  const offers = listOffers(rt, windowEntry(rt, vars.window), vars.subject, seat, vars.used);
  rt.listed = { window: vars, seat, offers };
  return offers;
}

export function windowEntry(rt: Runtime, name: string): WindowEntry {
  if (rt.window?.name === name) return rt.window;
  const entry = rt.game.windows.get(name);
  if (entry === undefined) throw unknownName(rt, "opens the window", name, rt.game.windows.keys());
  rt.window = entry;
  return entry;
}

/** Finds the next seat to ask, plays its standing order or its only forced response, or closes the window. */
export function poll(rt: Runtime): void {
  const frame = topFrame(rt);
  const vars = windowVars(frame);
  const entry = windowEntry(rt, vars.window);
  if (entry.protocol === "queue") {
    if (!pollTriggers(rt, entry.name)) vars.closed = true;
    return;
  }
  if (isBeforeCancelled(rt)) {
    vars.closed = true;
    return;
  }
  const { listed } = rt;
  let found: Found | undefined =
    listed?.window === vars ? { ...listed, at: vars.at, passes: vars.passes } : nextAsked(rt, entry, vars);
  while (found !== undefined && !pollSeat(rt, frame, entry, found)) {
    vars.at += 1;
    vars.passes += 1;
    vars.used = NOTHING_USED;
    found = nextAsked(rt, entry, vars);
  }
  if (found === undefined) vars.closed = true;
}

/** Was the effect cancelled that this window lies before? Then there is nothing left to respond to. */
function isBeforeCancelled(rt: Runtime): boolean {
  const below = rt.frames[rt.frames.length - 2];
  return below?.vars?.cancelled === true && procedureOf(rt, below).name === "around";
}

/** Lets a seat act at its window, or asks it; false where it has passed there beforehand. */
function pollSeat(rt: Runtime, frame: Frame, entry: WindowEntry, { at, passes, seat, offers }: Found): boolean {
  const vars = windowVars(frame);
  if (isAskedAhead(rt, entry, seat, vars.subject)) throw SEEN_ENOUGH;
  if (at !== vars.at) vars.used = NOTHING_USED;
  vars.at = at;
  vars.passes = passes;
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
    rt.listed = { window: vars, seat, offers };
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

/** Using a response: under `once` the same one is spent and the seat goes on; under `priority` everybody may act again. */
export function take(rt: Runtime, frame: Frame, entry: WindowEntry, offer: Offer): void {
  const vars = windowVars(frame);
  // what was said of later moments was said of a match in which nobody acts before them
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

/** Under `always` public information decides; under `auto` what the seat really holds; under `never` only what is forced or ordered. */
function wantsToAct(
  rt: Runtime,
  entry: WindowEntry,
  seat: number,
  offers: readonly Offer[],
  subject: unknown,
  orderable = offers,
): boolean {
  if (isForced(offers)) return true;
  const hold = holdAt(rt, seat, entry, subject);
  if (hold === "never") {
    const moment = { window: entry.name, subject };
    if (isOrdered(rt, seat, moment, orderable)) return true;
    return isAwaited(rt, seat, moment) && couldRespond(rt, entry, seat, subject);
  }
  if (offers.length > 0) return true;
  return hold === "always" && couldRespond(rt, entry, seat, subject);
}

/** Is one of them forced? */
export function isForced(offers: readonly Offer[]): boolean {
  for (let at = 0; at < offers.length; at++) if (offers[at]?.kind === "forced") return true;
  return false;
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

/** Whoever looks ahead takes others to be asked wherever they could respond: what they have there is nothing to look for. */
const isAskedAhead = (rt: Runtime, entry: WindowEntry, seat: number, subject: unknown): boolean =>
  rt.looker !== null && rt.looker !== seat && couldRespond(rt, entry, seat, subject);

const couldRespond = (rt: Runtime, entry: WindowEntry, seat: number, subject: unknown): boolean =>
  entry.shut?.(subject, seat, rt.match) !== true &&
  entry.responses.some(({ run }) => run.possible?.(subject, seat, rt.match) === true);
