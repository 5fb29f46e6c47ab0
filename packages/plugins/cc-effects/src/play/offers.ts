import { type Context, canBeInterrupted, canTakeSpecial, type IaMatch } from "@riposte/imperial-assault";
import { call, type Message, type Offer, openWindow } from "@riposte/kernel";
import {
  holds,
  isIn,
  isPayable,
  isPossible,
  type Scene,
  type StepsMatch,
  sceneOf,
  situationOf,
} from "@riposte/skirmish-steps";
import type { CompiledCards, CompiledPlay } from "../cards/compile.js";
import type { CcMatch } from "../declared.js";
import { actorsFor } from "./actors.js";
import type { CardVars } from "./flow.js";
import { isLocked } from "./in-attack.js";
import { isPlayedHere } from "./same-name.js";

/** A window that is open, or would be. */
interface Moment {
  readonly context: Context;
  readonly window: string;
  readonly subject: unknown;
  readonly seat: number;
  readonly match: CcMatch;
}

/** What a seat may play at a window, whether it could by what everybody knows, and why it cannot. */
export function playing(context: Context, compiled: CompiledCards, window: string) {
  const plays = compiled.byWindow.get(window) ?? new Map<string, readonly CompiledPlay[]>();
  const all = [...plays.values()].flat();
  const handOf = (match: CcMatch, seat: number) => match.slices["imperial-assault"].sides[seat]?.hand ?? [];
  return {
    // the hand is secret, its size is not: whoever holds a card may hold any
    possible: (subject: unknown, seat: number, match: CcMatch): boolean =>
      handOf(match, seat).length > 0 &&
      all.some((play) =>
        candidates({ context, window, subject, seat, match }, play).some(({ reason }) => reason === undefined),
      ),
    options: (subject: unknown, seat: number, match: CcMatch): readonly Offer[] => {
      const moment = { context, window, subject, seat, match };
      return [...new Set(handOf(match, seat))].flatMap((card) => {
        const open = (plays.get(card) ?? []).flatMap((play) =>
          candidates(moment, play).flatMap((one) => (one.reason === undefined ? [{ play, scene: one.scene }] : [])),
        );
        return open.map(({ play, scene }, index) => offerOf(moment, play, scene, keyOf(card, scene.self, open, index)));
      });
    },
    refusals: (subject: unknown, seat: number, match: CcMatch) =>
      [...new Set(handOf(match, seat))].flatMap((card) => {
        const reasons = (plays.get(card) ?? []).flatMap((play) =>
          candidates({ context, window, subject, seat, match }, play).map(({ reason }) => reason),
        );
        if (reasons.includes(undefined)) return [];
        return [{ key: `cc:${card}`, reason: reasons.at(-1) ?? otherwise(context, card, plays.has(card)) }];
      }),
  };
}

interface Candidate {
  readonly scene: Scene;
  /** Why it cannot be played so. */
  readonly reason: Message | undefined;
}

/** Everybody who could be "you", and whether the card can be played. */
function candidates({ context, window, subject, seat, match }: Moment, one: CompiledPlay): readonly Candidate[] {
  const steps = match as unknown as StepsMatch;
  const situation = situationOf(steps, window, subject);
  const actors = one.play.by === "player" ? [""] : actorsFor(context, match, seat, one.card);
  return actors
    .filter((self) => isIn(steps, { self, seat }, one.as, situation))
    .map((self) => {
      const bindings = { ...situation.bindings, ability: `cc:${one.card.id}` };
      const scene = sceneOf(context, steps, { self, seat, card: one.card.id }, bindings);
      return { scene, reason: whyNot(scene, window, subject, one) };
    });
}

function whyNot(
  scene: Scene,
  window: string,
  subject: unknown,
  { card, play, timing }: CompiledPlay,
): Message | undefined {
  const { seat, self } = scene;
  const match = scene.match as unknown as CcMatch;
  const params = { card: card.name };
  if (isPlayedHere(match, window, subject, seat, card.id)) return { id: "cc:same-name", params };
  if (isLocked(match, window, seat)) return { id: "cc:banned", params };
  if (match.value("cc:playable", { seat, card: card.id, figure: self }, 1) <= 0) return { id: "cc:banned", params };
  if (
    timing.actions !== undefined &&
    !canTakeSpecial(match as unknown as IaMatch, `cc:${card.id}`, timing.actions, play.attacks === true)
  )
    return { id: "cc:no-action", params: { ...params, actions: timing.actions } };
  if (!isInterruptible(scene, window)) return { id: "cc:no-interrupt", params };
  if (!holds(scene, play.if)) return { id: "cc:condition", params };
  if (!isPayable(scene, play.cost)) return { id: "cc:unpayable", params };
  return isPossible(scene, play.steps) ? undefined : { id: "cc:no-effect", params };
}

/** A figure on its way is not interrupted while it shares a space (rules 7). */
function isInterruptible({ context, match, bindings }: Scene, window: string): boolean {
  if (window !== "figure:entered" && window !== "figure:leaving") return true;
  const mover = String(bindings.subject ?? "");
  const ia = match as unknown as IaMatch;
  return ia.slices["imperial-assault"].figures[mover] === undefined || canBeInterrupted(context, ia, mover);
}

/** Named after card and figure; a card with several ways to be played now numbers them. */
function keyOf(card: string, self: string, open: readonly { readonly scene: Scene }[], index: number): string {
  const alike = open.slice(0, index).filter(({ scene }) => scene.self === self).length;
  return `cc:${card}${self === "" ? "" : `@${self}`}${alike === 0 ? "" : `*${alike}`}`;
}

function offerOf(
  { seat, match }: Moment,
  { card, name, play, timing }: CompiledPlay,
  { self, bindings }: Scene,
  key: string,
): Offer {
  const vars: CardVars = { seat, played: card.id, name, by: self, cost: card.cost, from: "hand", bindings };
  const label = { id: self === "" ? "cc:play" : "cc:play-as", params: { card: card.name, figure: self } };
  const played = call("card", { ...vars });
  if (timing.actions === undefined) return match.offer({ key, label, effects: [played] });
  const attacks = play.attacks === true ? { attacks: true } : {};
  return match.offer({
    key,
    label,
    effects: [
      { type: "action:spend", actions: timing.actions, special: `cc:${card.id}`, ...attacks },
      played,
      { type: "action:resolve", kind: "special" },
      openWindow("action:resolved", { kind: "special", figure: self }),
    ],
  });
}

/** No way to play it here: another time, or nobody who could. */
const otherwise = (context: Context, card: string, isTime: boolean): Message => {
  const { name = card, timing = "" } = context.facts.command[card] ?? {};
  return isTime ? { id: "cc:nobody", params: { card: name } } : { id: "cc:not-now", params: { card: name, timing } };
};
