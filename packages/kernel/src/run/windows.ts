import type { Key } from "../choice/choice.js";
import type { WindowEntry } from "../compose/game.js";
import { pushFrame, topFrame } from "./frames.js";
import { holdAt, isAwaited, isOrdered, orderedOffer, stopPassing } from "./holds.js";
import { ask } from "./kernel-effects.js";
import type { Offer } from "./match.js";
import { forgetOffers, offersTo } from "./offers.js";
import type { Frame, Runtime } from "./runtime.js";
import { SEEN_ENOUGH } from "./seen-enough.js";
import { hasWaiting, pollTriggers } from "./triggers.js";
import { unknownName } from "./unknown-name.js";

/** One list for every fresh seat, so that offers computed for it are found again. */
export const NOTHING_USED: readonly Key[] = [];

/** Variables of a `window` frame. */
export interface WindowVars {
  readonly window: string;
  readonly subject: unknown;
  readonly seats: readonly number[];
  // written by their names: a store by a computed one is the same for all frames, and V8 cannot specialise it
  at: number;
  passes: number;
  /** What the seat at `at` has used, under `once`. */
  used: readonly Key[];
  /** What standing orders have played in this instance. */
  ordered: readonly string[];
  closed: boolean;
}

/** The variables of a window's frame, to be written: each by its own name, which V8 can specialise. Values in them are replaced. */
export const windowVars = (frame: Frame): { -readonly [K in keyof WindowVars]: WindowVars[K] } =>
  frame.vars as unknown as WindowVars;

/** Opens a window, unless nobody would be asked: then it leaves no trace. */
export function openWindow(rt: Runtime, name: string, subject: unknown): void {
  openEntry(rt, windowEntry(rt, name), subject);
}

/** Opens the window of a procedure, which is about a copy of its variables: the frame writes them again once the window has closed. */
export function openOver(rt: Runtime, entry: WindowEntry, frame: Frame): void {
  if (entry.protocol === "queue" && rt.waiting.length === 0) return;
  openEntry(rt, entry, Object.assign({}, frame.vars));
}

function openEntry(rt: Runtime, entry: WindowEntry, subject: unknown): void {
  if (!wouldAsk(rt, entry, subject)) return;
  const seats = rt.match.order();
  // the window's own frame is nothing an offer depends on: what was found for a seat is still what it may do
  for (const known of rt.offered) if (known?.nextId === rt.nextId) known.nextId += 1;
  pushFrame(rt, "window", {
    window: entry.name,
    subject,
    seats,
    at: 0,
    passes: 0,
    used: NOTHING_USED,
    ordered: [],
    closed: false,
  } satisfies WindowVars);
}

export function wouldAsk(rt: Runtime, entry: WindowEntry, subject: unknown): boolean {
  if (entry.protocol === "queue") return hasWaiting(rt, entry.name);
  if (!entry.answered) return false;
  for (const seat of rt.match.order()) {
    if (isAskedAhead(rt, entry, seat, subject)) return true;
    if (wantsToAct(rt, entry, seat, offersTo(rt, entry, subject, seat, NOTHING_USED), subject)) return true;
  }
  return false;
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
  const { seats, subject, used } = vars;
  const isOnce = entry.protocol === "once";
  let { at, passes } = vars;
  for (; (isOnce ? at : passes) < seats.length; at++, passes++) {
    const seat = seats[at % seats.length] as number;
    if (isAskedAhead(rt, entry, seat, subject)) throw SEEN_ENOUGH;
    const offers = offersTo(rt, entry, subject, seat, at === vars.at ? used : NOTHING_USED);
    // once in an instance: a repeatable response would play itself for ever, or have the seat asked in spite of `never`
    const orderable =
      vars.ordered.length === 0 ? offers : offers.filter(({ key }) => !vars.ordered.includes(`${seat}/${key}`));
    if (!wantsToAct(rt, entry, seat, offers, subject, orderable)) continue;
    if (at !== vars.at) vars.used = NOTHING_USED;
    vars.at = at;
    vars.passes = passes;
    const forced = onlyForced(rt, entry, seat, offers, subject);
    const ordered = orderedOffer(rt, seat, vars, orderable);
    if (forced !== undefined) take(rt, frame, entry, forced);
    else if (ordered !== undefined) {
      vars.ordered = [...vars.ordered, `${seat}/${ordered.key}`];
      take(rt, frame, entry, ordered);
    } else {
      const said = saidBefore(rt, seat);
      if (said === null) continue;
      const offer = said === undefined ? undefined : offers.find(({ key }) => String(key) === said);
      if (offer !== undefined) take(rt, frame, entry, offer);
      else {
        stopPassing(rt, seat);
        rt.queue(rt, ask("kernel:respond", seat));
      }
    }
    return;
  }
  vars.closed = true;
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
  // what it does may be told by nothing but a frame, as a cancelled effect is
  forgetOffers(rt);
  if (entry.protocol === "once") {
    vars.used = [...vars.used, offer.key];
  } else {
    vars.passes = 0;
    vars.at += 1;
  }
  for (const effect of offer.effects) rt.queue(rt, effect);
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
