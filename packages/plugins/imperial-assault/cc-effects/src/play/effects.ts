import type { Context } from "@riposte/imperial-assault";
import { figuresOf, reasonOf, runningScene, type Scene } from "@riposte/imperial-assault-steps";
import type { CcMatch, Effects } from "../declared.js";
import type { CardsOnTable } from "../slice.js";
import { lockIn } from "./in-attack.js";
import { isOpenPile } from "./sources.js";
import type { StandIn } from "./stand-ins.js";

/** Announcing, cancelling and finishing cards, and those that stay in play. */
export const cardEffects = (context: Context): Effects => ({
  "cc:announce": (slice, { seat, card, acts = card, owner = seat, figure, from }, match) => {
    const state = { cancelled: false, goes: "discard" } as const;
    const played = { id: slice.next, seat, card, acts, owner, figure, ...state };
    match.own(slice, "playing").push(played);
    slice.next += 1;
    match.queue({ type: "seat:transfer", seat: owner, card, from, to: "played" });
    match.publish("cc:played", { seat, card, figure });
  },

  "cc:finish": (slice, _effect, match) => {
    const played = match.own(slice, "playing").pop();
    if (played === undefined) return;
    const { seat, card, owner, figure, cancelled, goes } = played;
    // where it goes is not its effect: what leaves the game leaves it cancelled too (rules 12.1)
    if (goes !== "play") match.queue({ type: "seat:transfer", seat: owner, card, from: "played", to: goes });
    if (!cancelled) match.publish("cc:resolved", { seat, card, figure });
  },

  "cc:cancel": (slice, _effect, match) => {
    const scene = runningScene(context, match);
    const at = slice.playing.findIndex(({ id }) => id === scene.bindings.play);
    const played = slice.playing[at];
    if (played === undefined || played.cancelled) return;
    match.own(match.own(slice, "playing"), at).cancelled = true;
    match.publish("cc:cancelled", { seat: played.seat, card: played.card, by: reasonOf(scene) });
  },

  "cc:keep": (slice, { on, from }, match) => {
    const scene = runningScene(context, match);
    const [host] = on === undefined ? [] : figuresOf(scene, on);
    const group = host === undefined ? null : (match.slices["imperial-assault"].figures[host]?.group ?? null);
    if (on !== undefined && group === null) return;
    const kept = from === undefined ? stay(slice, match) : takeUp(slice, scene, host, match);
    if (kept === undefined) return;
    match.own(slice, "inPlay").push({ ...kept, group });
    match.publish("cc:kept", { seat: kept.seat, card: kept.card, group });
  },

  "cc:leave": (slice, { id, to }, match) => {
    const left = slice.inPlay.find((one) => (id === undefined ? isOwn(context, match, one) : one.id === id));
    if (left === undefined) return;
    slice.inPlay = slice.inPlay.filter((one) => one !== left);
    match.queue({ type: "seat:transfer", seat: left.owner, card: left.card, from: "played", to });
    match.publish("cc:left", { seat: left.seat, card: left.card });
  },

  "cc:return": (slice, { to }, match) => {
    const last = slice.playing.length - 1;
    const played = slice.playing[last];
    if (played !== undefined && played.goes !== "play") match.own(match.own(slice, "playing"), last).goes = to;
  },

  "cc:redraw": (_slice, _effect, match) => {
    const { seat, bindings } = runningScene(context, match);
    if (isOpenPile(match, seat))
      match.queue({ type: "seat:transfer", seat, card: String(bindings.card), from: "discard", to: "hand" });
  },

  "cc:source": (_slice, effect, match) => match.ask("cc:source", runningScene(context, match).seat, effect),

  "cc:stand-in": (_slice, { trait, except, once, scope }, match) => {
    const { seat, self: figure, bindings } = runningScene(context, match);
    const data: StandIn = {
      figure,
      ...(trait === undefined ? {} : { trait }),
      ...(except === undefined ? {} : { except }),
      ...(once === undefined ? {} : { once, card: String(bindings.card ?? "") }),
    };
    match.last("cc:stand-in", { scope, seat, data });
  },

  "cc:lock": (_slice, _effect, match) => match.queue(lockIn(runningScene(context, match).seat)),

  "cc:log": (_slice, { text }, match) => {
    const { seat, bindings } = runningScene(context, match);
    match.publish("cc:logged", { seat, card: String(bindings.card ?? ""), text });
  },
});

type Kept = Omit<CardsOnTable["inPlay"][number], "group">;

/** The card being played does not go to the discard pile. */
function stay(slice: CardsOnTable, match: CcMatch): Kept | undefined {
  const last = slice.playing.length - 1;
  const played = slice.playing[last];
  if (played === undefined) return undefined;
  match.own(match.own(slice, "playing"), last).goes = "play";
  const { id, seat, card, acts, owner, figure } = played;
  return { id, seat, card, acts, owner, figure };
}

/** A discarded card comes into play without being played. */
function takeUp(slice: CardsOnTable, scene: Scene, host: string | undefined, match: CcMatch): Kept {
  const { seat, bindings } = scene;
  const card = String(bindings.card);
  const id = slice.next;
  slice.next += 1;
  match.queue({ type: "seat:transfer", seat, card, from: "discard", to: "played" });
  return { id, seat, card, acts: card, owner: seat, figure: host ?? "" };
}

/** Is it the card whose ability runs? */
function isOwn(context: Context, match: CcMatch, card: CardsOnTable["inPlay"][number]): boolean {
  const { seat, self, bindings } = runningScene(context, match);
  if (card.seat !== seat || card.acts !== bindings.card) return false;
  return card.group === null || match.slices["imperial-assault"].figures[self]?.group === card.group;
}

/** Cards attached to a deployment card leave with it (rules 9). */
export function dropAttached({ group }: { readonly group: string }, match: CcMatch): void {
  if (match.slices["imperial-assault"].groups[group] !== undefined) return;
  for (const { id, group: host } of match.slices["cc-effects"].inPlay) {
    if (host === group) match.queue({ type: "cc:leave", id, to: "discard" });
  }
}
