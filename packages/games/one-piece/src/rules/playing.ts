import { choose, type Questions } from "@riposte/kernel";
import { byRule } from "../cause.js";
import type { Context } from "../context.js";
import type { Effects, OnePiece, OpMatch } from "../declared.js";
import type { Kind } from "../facts/card.js";
import { say } from "../messages.js";
import { cardOf, findCard, nameOf, nowOf, placeOf, sideOf } from "../table/lookup.js";
import { note } from "../table/note.js";
import { relocate } from "../table/relocate.js";
import { isBarred, isForbidden } from "../table/stats.js";

/** At most five Characters. */
export const MOST_CHARACTERS = 5;

type Names = "card:buy" | "card:play" | "card:enter" | "event:use" | "event:done";

/** Playing Characters, Stages and Events (rules 6). */
export const playingEffects = (context: Context): Pick<Effects, Names> => ({
  "card:buy": (_slice, { card, cost }, match) => {
    const seat = cardOf(match, card).owner;
    match.queue({ type: "don:rest", seat, count: cost });
    match.queue({ type: "card:play", card, seat, rested: false, cause: byRule(seat), paid: true });
  },
  "card:play": (_slice, effect, match) => {
    const { card, seat } = effect;
    if (!mayPlay(context, match, card, effect.paid)) return;
    const { kind } = context.info(cardOf(match, card).code);
    const { characters, stage } = sideOf(match, seat);
    const enter = { ...effect, type: "card:enter" } as const;
    if (kind === "Character" && characters.length >= MOST_CHARACTERS) match.ask("op:make-room", seat, enter);
    else {
      if (kind === "Stage" && stage !== null)
        match.queue({ type: "cards:move", cards: [stage], to: { zone: "trash" }, cause: byRule(seat) });
      match.queue(enter);
    }
  },
  "card:enter": (slice, { card, seat, rested, cause, paid }, match) => {
    if (findCard(match, card) === undefined) return;
    const { code, zone: from } = cardOf(match, card);
    const zone = context.info(code).kind === "Stage" ? "stage" : "character";
    const isRested = rested || match.value("play:rested", { card, seat }, 0) > 0;
    const now = relocate(slice, match, card, { zone, rested: isRested }, cause, true);
    note(match, [now]);
    match.publish("card:played", { card: now, code, seat, from, cause, paid });
  },
  // the Event is in the trash before its effect resolves
  "event:use": (slice, { card, timing, cost }, match) => {
    const { owner: seat, code } = cardOf(match, card);
    match.queue({ type: "don:rest", seat, count: cost });
    const now = relocate(slice, match, card, { zone: "trash" }, byRule(seat), true);
    note(match, [now]);
    match.publish("event:used", { card: now, code, seat, timing });
  },
  "event:done": (_slice, { card, code, seat }, match) =>
    match.publish("event:activated", { card: nowOf(match, card) ?? card, code, seat }),
});

/** Nothing forbids playing it; a paid play from the hand and one by an effect have bans of their own. */
export function mayPlay(context: Context, match: OpMatch, id: number, isPaid: boolean): boolean {
  const card = findCard(match, id);
  return card !== undefined && mayPlayKind(match, id, context.info(card.code).kind, isPaid);
}

/** The same where it is known what kind of card it is. */
export function mayPlayKind(match: OpMatch, id: number, kind: Kind, isPaid: boolean): boolean {
  if (kind === "Leader" || kind === "Event") return false;
  const { owner, zone } = cardOf(match, id);
  if (isBarred(match, owner, "play", id)) return false;
  if (kind === "Character" && isBarred(match, owner, "playCharacters", id)) return false;
  if (isPaid) return !isBarred(match, owner, "playFromHand", id);
  return zone !== "hand" || !isForbidden(match, id, "playByEffect");
}

/** Five already: one of them is trashed by the rules, which is no K.O. and cannot be replaced. */
const makeRoom = (context: Context): Questions<OnePiece>["op:make-room"] => ({
  prompt: ({ about }, match) => say("op:make-room", { name: nameOf(context, match, about.card) }),
  publicName: "op:make-room",
  choices: ({ seat }, match) => {
    return choose.one(
      sideOf(match, seat).characters.map((key) => ({
        key,
        label: say("op:room-of", { name: nameOf(context, match, key), at: placeOf(match, key) }),
      })),
    );
  },
  answer: (answer, { seat, about }, match) => {
    match.queue({ type: "cards:move", cards: [answer as number], to: { zone: "trash" }, cause: byRule(seat) });
    match.queue(about);
  },
});

export const playingQuestions = (context: Context) => ({ "op:make-room": makeRoom(context) });
