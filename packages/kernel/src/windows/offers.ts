import { checkDone, checkOffer } from "../checks/checks.js";
import type { Key } from "../choices/choice.js";
import type { WindowEntry } from "../compose/game.js";
import type { Offer } from "../declare/match.js";
import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

/** What a seat may do at a window, but for what it has used. */
export function listOffers(
  rt: Runtime,
  entry: WindowEntry,
  subject: unknown,
  seat: number,
  used: readonly Key[],
): readonly Offer[] {
  let offers = NO_OFFERS;
  for (const { run, label } of entry.responses) {
    rt.acting = label;
    rt.looks += 1;
    const found = run.options(subject, seat, rt.match);
    rt.looks -= 1;
    if (rt.checks) checkDone(rt, found);
    if (found.length === 0) continue;
    if (rt.checks) for (const offer of found) checkOffer(rt, offer, label, entry);
    const before = offers.length;
    const unused = used.length === 0 ? found : found.filter(({ key }) => !used.includes(key));
    // mostly one plugin has something to offer: its list is the list
    offers = before === 0 ? unused : [...offers, ...unused];
    // what play has shown to be named well is not looked at again in every simulated match
    if (rt.recorded !== null && offers.length > before && offers.length > 1) checkKeys(offers, before, label, entry);
  }
  // asked last: at most windows there is nothing it could shut
  return offers.length > 0 && isShut(rt, entry, seat, subject) ? NO_OFFERS : offers;
}

/** Does the window's owner keep this seat from responding? */
export function isShut(rt: Runtime, entry: WindowEntry, seat: number, subject: unknown): boolean {
  if (entry.shut === null) return false;
  rt.acting = entry.label;
  return entry.shut(subject, seat, rt.match);
}

export const NO_OFFERS: readonly Offer[] = [];

/** Few keys are compared with each other: that is faster than hashing them. */
const FEW = 16;

/** Every response has a key of its own. */
function checkKeys(offers: readonly Offer[], from: number, label: string, entry: WindowEntry): void {
  const keys = offers.length > FEW ? new Set(offers.slice(0, from).map(({ key }) => key)) : undefined;
  for (let place = from; place < offers.length; place++) {
    const { key } = offers[place] as Offer;
    if (keys === undefined ? isAmong(offers, place, key) : keys.has(key)) {
      throw new KernelError(
        "HANDLER_FAILED",
        `${label} offers "${key}" at "${entry.name}", which is offered already: make its key unique.`,
      );
    }
    keys?.add(key);
  }
}

function isAmong(offers: readonly Offer[], until: number, key: Key): boolean {
  for (let place = 0; place < until; place++) if (offers[place]?.key === key) return true;
  return false;
}
