import type { WindowEntry } from "../compose/game.js";
import type { Offer } from "../declare/match.js";
import type { Runtime } from "../engine/runtime.js";
import { holdAt, isAwaited, isOrdered } from "./holds.js";
import { isShut, listOffers, NO_OFFERS } from "./offers.js";
import { type Listed, moveOn, type WindowVars } from "./window.js";

/** Moves a window on to the next seat to ask, and lists what that seat may do; from where it stands. */
export function nextAsked(rt: Runtime, entry: WindowEntry, window: WindowVars): Listed | undefined {
  const { seats, subject } = window;
  rt.acting = entry.label;
  if (entry.holds?.(subject, rt.match) === false) return undefined;
  const isOnce = entry.protocol === "once";
  for (; (isOnce ? window.at : window.passes) < seats.length; moveOn(window)) {
    const seat = seats[window.at % seats.length] as number;
    if (isAskedAhead(rt, entry, seat, subject)) return { window, seat, offers: NO_OFFERS };
    const offers = listOffers(rt, entry, subject, seat, window.used);
    if (wantsToAct(rt, entry, seat, offers, subject, orderableOf(window, seat, offers)))
      return { window, seat, offers };
  }
  return undefined;
}

/** What a standing order may play, once in an instance: a repeatable response would play itself for ever, or have the seat asked in spite of `never`. */
export const orderableOf = ({ ordered }: WindowVars, seat: number, offers: readonly Offer[]): readonly Offer[] =>
  ordered.length === 0 ? offers : offers.filter(({ key }) => !ordered.includes(`${seat}/${key}`));

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

/** A look ahead takes others to be asked wherever they could respond: what they have there is nothing to look for. */
export const isAskedAhead = (rt: Runtime, entry: WindowEntry, seat: number, subject: unknown): boolean =>
  rt.looker !== null && rt.looker !== seat && couldRespond(rt, entry, seat, subject);

export function couldRespond(rt: Runtime, entry: WindowEntry, seat: number, subject: unknown): boolean {
  if (isShut(rt, entry, seat, subject)) return false;
  return entry.responses.some(({ run, label }) => {
    rt.acting = label;
    return run.possible?.(subject, seat, rt.match) === true;
  });
}
