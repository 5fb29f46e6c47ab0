import { type Message, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import {
  type Context,
  cardOf,
  costOf,
  findCard,
  isBarred,
  isFirstCopy,
  otherSeat,
  settleEffects,
  sideOf,
  tableOf,
} from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Held, Library } from "../library/library.js";
import { message } from "../messages.js";
import { abilityWords } from "../questions/saying.js";
import type { Scene } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { canPayAll } from "../steps/paying.js";
import { isInPlace, isLive } from "./gates.js";
import { holdingsOf } from "./holding.js";

/** What a player may activate: [Activate: Main] in play, Events in hand, [Counter] Events, Triggers of Life cards. */
export const offers = (context: Context, library: Library) => ({
  "main:act": {
    possible: () => false,
    options: (_subject: unknown, seat: number, match: OaMatch): readonly Offer[] =>
      seat === tableOf(match).active
        ? joined(activations(context, library, match, seat), events(context, library, match, seat, "main"))
        : NOTHING,
  },
  "battle:counter": {
    possible: () => false,
    options: (_subject: unknown, seat: number, match: OaMatch): readonly Offer[] =>
      tableOf(match).battle?.seat === otherSeat(seat) ? events(context, library, match, seat, "counter") : NOTHING,
  },
  "life:trigger": {
    // any Life card may have a Trigger, so by public information its owner could always use one, once
    possible: (
      subject: { readonly card?: unknown; readonly seat?: unknown },
      seat: number,
      match: OaMatch,
    ): boolean => {
      const taken = typeof subject.card === "number" ? findCard(match, subject.card) : undefined;
      return subject.seat === seat && taken?.zone === "none" && !taken.faceUp;
    },
    prompt: ({ card }: { readonly card?: unknown }, _seat: number, match: OaMatch): Message | undefined => {
      const taken = typeof card === "number" ? findCard(match, card) : undefined;
      if (taken === undefined) return undefined;
      const { name } = context.info(taken.code);
      const [trigger] = library.at(taken.code, "trigger");
      if (trigger === undefined) return message("op:plain-life", { name });
      return message("op:life", { name, what: abilityWords(trigger.ability) });
    },
    options(
      subject: { readonly card?: unknown; readonly seat?: unknown },
      seat: number,
      match: OaMatch,
    ): readonly Offer[] {
      const { card } = subject;
      if (subject.seat !== seat || typeof card !== "number") return [];
      const taken = findCard(match, card);
      if (taken?.zone !== "none" || taken.faceUp || !library.hasTiming(taken.code, "trigger")) return [];
      const label = message("op:use-trigger", {
        name: context.info(taken.code).name,
        ability: library.at(taken.code, "trigger")[0]?.id ?? "",
      });
      return [match.offer({ key: `trigger:${card}`, label, effects: [{ type: "trigger:use", card }] })];
    },
  },
});

const NOTHING: readonly Offer[] = [];

/** One after the other; mostly one of them is empty. */
const joined = (some: readonly Offer[], more: readonly Offer[]): readonly Offer[] =>
  some.length === 0 ? more : more.length === 0 ? some : [...some, ...more];

function activations(context: Context, library: Library, match: OaMatch, seat: number): readonly Offer[] {
  let offers: Offer[] | undefined;
  for (const { source, held } of holdingsOf(library, match, seat, "activateMain")) {
    if (!isInPlace(match, source, held) || !isUsable(sceneOf(context, library, match, seat, source), held)) continue;
    const { name } = context.info(cardOf(match, source).code);
    offers ??= [];
    offers.push(spelledOffer(`use:${source}:${held.id}`, using, { source, seat, name, ability: held.id }));
  }
  return offers ?? NOTHING;
}

const using: Spelling<
  OpActions,
  { readonly source: number; readonly seat: number; readonly name: string; readonly ability: string }
> = {
  label: ({ name, ability }) => message("op:use-ability", { name, ability }),
  effects: ({ ability, source, seat }) => [
    { type: "op:use", ability, source, seat, timing: "activateMain", willing: true },
    settleEffects,
  ],
};

const isUsable = (scene: Scene, held: Held): boolean =>
  isLive(scene, held, "activateMain") && canPayAll(scene, held.ability.costs ?? []);

function events(
  context: Context,
  library: Library,
  match: OaMatch,
  seat: number,
  timing: "main" | "counter",
): readonly Offer[] {
  const { don, hand } = sideOf(match, seat);
  const printed = library.printedAt(timing);
  let offers: Offer[] | undefined;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as number;
    const { code } = cardOf(match, card);
    // most cards are no Events of this timing
    if (!printed.has(code) || !isFirstCopy(match, hand, at)) continue;
    const { kind, name } = context.info(code);
    if (kind !== "Event") continue;
    const cost = costOf(context, match, card);
    if (cost > don.active) continue;
    offers ??= [];
    offers.push(spelledOffer(`event:${card}`, activating, { card, code, name, seat, timing, cost }));
  }
  return offers === undefined || isBarred(match, seat, "useEvents") ? NOTHING : offers;
}

const activating: Spelling<
  OpActions,
  {
    readonly card: number;
    readonly code: string;
    readonly name: string;
    readonly seat: number;
    readonly timing: "main" | "counter";
    readonly cost: number;
  }
> = {
  label: ({ name, cost }) => message("op:use-event", { name, cost }),
  effects: ({ card, code, seat, timing, cost }) => [
    { type: "event:use", card, timing, cost },
    { type: "event:done", card, code, seat },
    settleEffects,
  ],
};
