import { type CommandCard, type Context, canBeInterrupted } from "@riposte/imperial-assault";
import {
  holds,
  isIn,
  isPayable,
  isPossible,
  type Scene,
  type Situation,
  sceneOf,
  situationOf,
  tilesOf,
} from "@riposte/imperial-assault-steps";
import { type Effect, effectsOf, type Message, type Offer, runAbility } from "@riposte/kernel";
import { type CompiledCards, type CompiledPlay, isNeverPlayed } from "../cards/compile.js";
import type { CcEffects, CcMatch } from "../declared.js";
import { say } from "../messages.js";
import { actorsFor } from "./actors.js";
import type { CardVars } from "./flow.js";
import { isLocked } from "./in-attack.js";
import { isPlayedHere } from "./same-name.js";
import { borrowed, fromHand, hasSource, type Source } from "./sources.js";
import { asSpecialAction, isActionOpen } from "./special-action.js";

const effects = effectsOf<CcEffects>();

const NONE: readonly Offer[] = [];

/** A window that is open, or would be. */
interface Moment {
  readonly context: Context;
  readonly window: string;
  readonly subject: unknown;
  readonly seat: number;
  readonly match: CcMatch;
  /** Whom the window is about: the same for every card. */
  readonly situation: Situation;
}

/** What a seat may play at a window, whether it could by what both players know, and why it cannot. */
export function playing(context: Context, compiled: CompiledCards, window: string) {
  const plays = compiled.byWindow.get(window) ?? new Map<string, readonly CompiledPlay[]>();
  const everyCard = [...plays.keys(), ...compiled.copying];
  const isOfNow = new Set(everyCard);
  // a card that copies no other is played in the same ways all match
  const ways: Map<string, readonly Source[]>[] = [new Map(), new Map()];
  const waysOf = (match: CcMatch, seat: number, card: string): readonly Source[] => {
    const known = ways[seat]?.get(card);
    if (known !== undefined) return known;
    const found = fromHand(context, compiled, plays, { match, seat, card });
    if (compiled.effects[card]?.copies === undefined) ways[seat]?.set(card, found);
    return found;
  };
  const sources = (match: CcMatch, seat: number, hand: readonly string[]): readonly Source[] => {
    const all: Source[] = [];
    for (const card of hand) for (const source of waysOf(match, seat, card)) all.push(source);
    for (const source of borrowed(plays, match, seat)) all.push(source);
    return all;
  };
  const momentOf = (subject: unknown, seat: number, match: CcMatch): Moment => {
    const situation = situationOf(match, window, subject);
    return { context, window, subject, seat, match, situation };
  };
  const handOf = (match: CcMatch, seat: number) => match.slices["imperial-assault"].sides[seat]?.hand ?? [];
  const refusals = (subject: unknown, seat: number, match: CcMatch) => {
    const moment = momentOf(subject, seat, match);
    return [...new Set(handOf(match, seat))].flatMap((card) => {
      const reasons = fromHand(context, compiled, plays, { match, seat, card }).flatMap((source) =>
        candidates(moment, source).map(({ reason }) => reason),
      );
      if (reasons.includes(undefined)) return [];
      return [{ key: `cc:${card}`, reason: reasons.at(-1) ?? otherwise(context, compiled, card, plays.has(card)) }];
    });
  };
  // where no card is played it is at least said why
  if (plays.size === 0) return { possible: () => false, options: () => NONE, refusals };
  return {
    // the hand is secret, its size is not: a seat that holds a card may hold any
    possible: (subject: unknown, seat: number, match: CcMatch): boolean => {
      const moment = momentOf(subject, seat, match);
      return sources(match, seat, handOf(match, seat).length > 0 ? everyCard : []).some((source) =>
        candidates(moment, source).some(({ reason }) => reason === undefined),
      );
    },
    options: (subject: unknown, seat: number, match: CcMatch): readonly Offer[] => {
      const held = heldOfNow(handOf(match, seat), isOfNow);
      // at most windows no seat holds anything that is played there
      if (held.length === 0 && match.lasting("cc:source").length === 0) return NONE;
      const moment = momentOf(subject, seat, match);
      const open: { readonly source: Source; readonly scene: Scene }[] = [];
      for (const source of sources(match, seat, held)) {
        // what is the same for every figure that could be "you" is asked first
        if (!isOpen(moment, source)) continue;
        for (const { scene, reason } of candidates(moment, source))
          if (reason === undefined) open.push({ source, scene });
      }
      if (open.length === 0) return NONE;
      const keys = open.map(({ source, scene }) => `cc:${source.key}${scene.self === "" ? "" : `@${scene.self}`}`);
      return open.map(({ source, scene }, index) => offerOf(moment, source, scene, numbered(keys, index)));
    },
    refusals,
  };
}

/** The cards of a hand that are played at this window, each once. */
function heldOfNow(hand: readonly string[], isOfNow: ReadonlySet<string>): readonly string[] {
  let held: string[] | undefined;
  for (const card of hand) {
    if (!isOfNow.has(card) || held?.includes(card)) continue;
    held ??= [];
    held.push(card);
  }
  return held ?? NOTHING;
}

const NOTHING: readonly string[] = [];

interface Candidate {
  readonly scene: Scene;
  /** Why it cannot be played so. */
  readonly reason: Message | undefined;
}

/** Every figure that could be "you", and whether the card can be played. */
function candidates(moment: Moment, source: Source): readonly Candidate[] {
  const { context, window, subject, seat, match, situation } = moment;
  const { play: one } = source;
  const actors = one.play.by === "player" ? THE_PLAYER : actorsFor(context, match, seat, source.box);
  let found: Candidate[] | undefined;
  for (const self of actors) {
    const holder = { self, seat, card: one.card.id };
    if (!isIn(match, holder, one.as, situation)) continue;
    const scene = sceneOf(context, match, holder, situation.bindings, `cc:${one.card.id}`);
    found ??= [];
    found.push({ scene, reason: whyNot(scene, window, subject, source) });
  }
  return found ?? NOBODY;
}

const THE_PLAYER = [""];
const NOBODY: readonly Candidate[] = [];

/** Is there an action for the card, where it is one? */
const isOpen = ({ match, window, subject }: Moment, { play }: Source): boolean =>
  play.timing.actions === undefined || isActionOpen(match, window, subject, play);

function whyNot(scene: Scene, window: string, subject: unknown, source: Source): Message | undefined {
  const { seat, self } = scene;
  const { card, play, timing } = source.play;
  const match = scene.match as CcMatch;
  const params = { card: card.name };
  const isPlayed = (name: string) => isPlayedHere(match, window, subject, seat, name);
  if (isPlayed(source.laid) || (card.id !== source.laid && isPlayed(card.id))) return say("cc:same-name", params);
  if (isLocked(match, window, seat)) return say("cc:banned", params);
  if (match.value("cc:playable", { seat, card: card.id, figure: self }, 1) <= 0) return say("cc:banned", params);
  if (timing.actions !== undefined && !isActionOpen(match, window, subject, source.play))
    return say("cc:no-action", { ...params, actions: timing.actions });
  if (!isInterruptible(scene, window)) return say("cc:no-interrupt", params);
  if (!holds(scene, play.if)) return say("cc:condition", params);
  if (!isPayable(scene, play.cost)) return say("cc:unpayable", params);
  const isPointless = play.steps[0]?.type === "cc:source" && !hasSource(scene.context, match, seat, play.steps[0]);
  if (!isPointless && isPossible(scene, play.steps)) return undefined;
  return asksForTile(play.steps) && tilesOf(scene).length === 0
    ? say("cc:no-tiles", params)
    : say("cc:no-effect", params);
}

const asksForTile = (steps: readonly Effect[]): boolean => steps.some(({ type }) => type === "do:choose-tile");

/** A figure on its way is not interrupted while it shares a space (rules 7). */
function isInterruptible({ context, match, bindings }: Scene, window: string): boolean {
  if (window !== "figure:entered" && window !== "figure:leaving") return true;
  const mover = String(bindings.subject ?? "");
  return match.slices["imperial-assault"].figures[mover] === undefined || canBeInterrupted(context, match, mover);
}

/** Named after card and figure; a card with several ways to be played now numbers them. */
function numbered(keys: readonly string[], index: number): string {
  const alike = keys.slice(0, index).filter((key) => key === keys[index]).length;
  return `${keys[index]}${alike === 0 ? "" : `*${alike}`}`;
}

function offerOf(
  { window, seat, match }: Moment,
  { play: compiled, laid, owner, from, lasting }: Source,
  { self, bindings }: Scene,
  key: string,
): Offer {
  const { card, name, play, timing } = compiled;
  const place = { owner, from, ...(lasting === undefined ? {} : { source: lasting }) };
  const vars: CardVars = { seat, played: laid, acts: card.id, name, by: self, cost: card.cost, bindings, ...place };
  const way = play.free === true ? "cc:play-free" : self === "" ? "cc:play" : "cc:play-as";
  const label = { id: way, params: { card: card.name, figure: self } };
  if (play.discards === true) {
    const bound = { ...bindings, ability: `cc:${card.id}`, card: card.id, self };
    const run = runAbility({ ability: name, seat, source: self, bindings: bound });
    return match.offer({ key, label, effects: [{ type: "seat:discard", seat, card: laid }, run] });
  }
  const played = effects.call("card", vars);
  if (timing.actions === undefined) return match.offer({ key, label, effects: [played] });
  return asSpecialAction(match, window, self, compiled, { key, label, played });
}

/** No way to play it here: not from hand at all, at another time, or no figure that could. */
function otherwise(context: Context, { effects }: CompiledCards, id: string, isTime: boolean): Message {
  const card = context.facts.command[id] as CommandCard;
  const params = { card: card.name };
  if (isTime) return say("cc:nobody", params);
  const effect = effects[id];
  if (effect !== undefined && isNeverPlayed(effect, card)) return say("cc:never", params);
  const at = effect !== undefined && "at" in effect && typeof effect.at === "string" ? `@${effect.at}` : "";
  return say("cc:not-now", { ...params, timing: `${card.timing}${at}` });
}
