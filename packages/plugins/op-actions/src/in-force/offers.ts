import type { Message, Offer } from "@riposte/kernel";
import {
  type Context,
  cardOf,
  costOf,
  findCard,
  handToChoose,
  isBarred,
  otherSeat,
  settleEffects,
  sideOf,
  tableOf,
} from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Held, Library } from "../library/library.js";
import { abilityWords } from "../questions/saying.js";
import type { Scene } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { canPayAll } from "../steps/paying.js";
import { isInPlace, isLive } from "./gates.js";
import { abilitiesAt, actingFrom } from "./holding.js";

/** What a player may activate: [Activate: Main] in play, Events in hand, [Counter] Events, Triggers of Life cards. */
export const offers = (context: Context, library: Library) => ({
  "main:act": {
    possible: () => false,
    options: (_subject: unknown, seat: number, match: OaMatch): readonly Offer[] =>
      seat === tableOf(match).active
        ? [...activations(context, library, match, seat), ...events(context, library, match, seat, "main")]
        : [],
  },
  "battle:counter": {
    possible: () => false,
    options: (_subject: unknown, seat: number, match: OaMatch): readonly Offer[] =>
      tableOf(match).battle?.seat === otherSeat(seat) ? events(context, library, match, seat, "counter") : [],
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
      if (trigger === undefined) return { id: "op:plain-life", params: { name } };
      return { id: "op:life", params: { name, what: abilityWords(trigger.ability) } };
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
      const label = {
        id: "op:use-trigger",
        params: { name: context.info(taken.code).name, ability: library.at(taken.code, "trigger")[0]?.id ?? "" },
      };
      return [match.offer({ key: `trigger:${card}`, label, effects: [{ type: "trigger:use", card }] })];
    },
  },
});

function activations(context: Context, library: Library, match: OaMatch, seat: number): readonly Offer[] {
  const offers: Offer[] = [];
  for (const source of actingFrom(library, match, seat, "activateMain")) {
    const card = cardOf(match, source);
    for (const held of abilitiesAt(library, card, "activateMain")) {
      if (!isInPlace(match, source, held) || !isUsable(sceneOf(context, library, match, seat, source), held)) continue;
      offers.push(
        match.offer({
          key: `use:${source}:${held.id}`,
          label: { id: "op:use-ability", params: { name: context.info(card.code).name, ability: held.id } },
          effects: [
            { type: "op:use", ability: held.id, source, seat, timing: "activateMain", willing: true },
            settleEffects,
          ],
        }),
      );
    }
  }
  return offers;
}

const isUsable = (scene: Scene, held: Held): boolean =>
  isLive(scene, held, "activateMain") && canPayAll(scene, held.ability.costs ?? []);

function events(
  context: Context,
  library: Library,
  match: OaMatch,
  seat: number,
  timing: "main" | "counter",
): readonly Offer[] {
  const { active } = sideOf(match, seat).don;
  const offers: Offer[] = [];
  if (isBarred(match, seat, "useEvents")) return offers;
  for (const card of handToChoose(match, seat)) {
    const { code } = cardOf(match, card);
    const { kind, name } = context.info(code);
    if (kind !== "Event" || !library.hasTiming(code, timing)) continue;
    const cost = costOf(context, match, card);
    if (cost > active) continue;
    offers.push(
      match.offer({
        key: `event:${card}`,
        label: { id: "op:use-event", params: { name, cost } },
        effects: [{ type: "event:use", card, timing, cost }, { type: "event:done", card, code, seat }, settleEffects],
      }),
    );
  }
  return offers;
}
