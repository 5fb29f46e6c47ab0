import type { Effects, OpMatch } from "../declared.js";
import { findCard } from "../table/lookup.js";
import { note } from "../table/note.js";
import { cardAt, donAt } from "../table/relocate.js";
import { isBarred } from "../table/stats.js";

type Names = "don:add" | "don:give" | "don:shift" | "don:rest" | "don:stand" | "don:stay" | "don:return";

/** DON!! between their deck, the cost area and the cards they are given to (rules 5); each takes as many as there are. */
export const donEffects: Pick<Effects, Names> = {
  "don:add": (slice, { seat, count, state }, match) => {
    const don = donAt(slice, match, seat);
    const added = Math.min(count, don.deck);
    don.deck -= added;
    don[state] += added;
    note(match, [], added);
    if (added > 0) match.publish("don:added", { seat, count: added, state });
  },
  "don:give": (slice, { seat, card, count, from }, match) => {
    const don = donAt(slice, match, seat);
    const given = Math.min(count, don[from]);
    if (given === 0 || !isReceiver(match, card, seat)) return;
    don[from] -= given;
    don.staying = Math.min(don.staying, don.rested);
    const receiver = cardAt(slice, match, card);
    receiver.don += given;
    note(match, [], given);
    match.publish("don:given", { seat, card, code: receiver.code, count: given });
  },
  "don:shift": (slice, { from, to, count }, match) => {
    const { owner, don } = findCard(match, from) ?? { owner: 0, don: 0 };
    const shifted = Math.min(count, don);
    if (shifted === 0 || (to !== null && !isReceiver(match, to, owner))) return;
    const source = cardAt(slice, match, from);
    source.don -= shifted;
    if (to === null) donAt(slice, match, source.owner).rested += shifted;
    else {
      const receiver = cardAt(slice, match, to);
      receiver.don += shifted;
      match.publish("don:given", { seat: owner, card: to, code: receiver.code, count: shifted });
    }
    note(match, [], shifted);
  },
  "don:rest": (slice, { seat, count }, match) => {
    const don = donAt(slice, match, seat);
    const rested = Math.min(count, don.active);
    don.active -= rested;
    don.rested += rested;
    note(match, [], rested);
  },
  "don:stand": (slice, { seat, count, cause }, match) => {
    if (isBarred(match, seat, "standDon", cause?.source)) return;
    const don = donAt(slice, match, seat);
    const stood = Math.min(count, don.rested);
    don.rested -= stood;
    don.active += stood;
    don.staying = Math.min(don.staying, don.rested);
    note(match, [], stood);
  },
  "don:stay": (slice, { seat, count }, match) => {
    const don = donAt(slice, match, seat);
    const staying = Math.min(count, don.rested - don.staying);
    don.staying += staying;
    note(match, [], staying);
  },
  // one simultaneous return is one event, however many it takes
  "don:return": (slice, { seat, active, rested, given, cause }, match) => {
    const don = donAt(slice, match, seat);
    const fromActive = Math.min(active, don.active);
    const fromRested = Math.min(rested, don.rested);
    let returned = fromActive + fromRested;
    don.active -= fromActive;
    don.rested -= fromRested;
    don.staying = Math.min(don.staying, don.rested);
    for (const [id, count] of Object.entries(given)) {
      if (!isReceiver(match, Number(id), seat)) continue;
      const card = cardAt(slice, match, Number(id));
      const fromCard = Math.min(count, card.don);
      card.don -= fromCard;
      returned += fromCard;
    }
    don.deck += returned;
    note(match, [], returned);
    if (returned > 0) match.publish("don:returned", { seat, count: returned, cause });
  },
};

/** DON!! lie under Leaders and Characters of their owner. */
function isReceiver(match: OpMatch, id: number, seat: number): boolean {
  const card = findCard(match, id);
  return card?.owner === seat && (card.zone === "leader" || card.zone === "character");
}
