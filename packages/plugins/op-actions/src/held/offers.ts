import type { Offer } from "@riposte/kernel";
import {
  type Context,
  cardOf,
  costOf,
  fieldOf,
  findCard,
  otherSeat,
  settleEffects,
  sideOf,
  tableOf,
} from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import { sceneOf } from "../reading/scenes.js";
import { canPay } from "../steps/paying.js";
import { isLive } from "./gates.js";
import type { Held, Library } from "./library.js";

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
    // any Life card may have a Trigger, so by public information its owner could always use one
    possible: (subject: { readonly card?: unknown; readonly seat?: unknown }, seat: number): boolean =>
      subject.seat === seat && typeof subject.card === "number",
    options(
      subject: { readonly card?: unknown; readonly seat?: unknown },
      seat: number,
      match: OaMatch,
    ): readonly Offer[] {
      const { card } = subject;
      if (subject.seat !== seat || typeof card !== "number") return [];
      const taken = findCard(match, card);
      if (taken?.zone !== "none" || taken.faceUp || !library.hasTiming(taken.code, "trigger")) return [];
      const label = { id: "op:use-trigger", params: { name: context.info(taken.code).name } };
      return [match.offer({ key: `trigger:${card}`, label, effects: [{ type: "trigger:use", card }] })];
    },
  },
});

function activations(context: Context, library: Library, match: OaMatch, seat: number): readonly Offer[] {
  const offers: Offer[] = [];
  for (const source of fieldOf(match, seat)) {
    const { code } = cardOf(match, source);
    for (const held of library.at(code, "activateMain")) {
      if (!isUsable(context, library, match, seat, source, held)) continue;
      offers.push(
        match.offer({
          key: `use:${source}:${held.id}`,
          label: { id: "op:use-ability", params: { name: context.info(code).name } },
          effects: [{ type: "op:use", ability: held.id, source, seat, willing: true }, settleEffects],
        }),
      );
    }
  }
  return offers;
}

function isUsable(
  context: Context,
  library: Library,
  match: OaMatch,
  seat: number,
  source: number,
  held: Held,
): boolean {
  const scene = sceneOf(context, library, match, seat, source);
  return isLive(scene, held) && (held.ability.costs ?? []).every((cost) => canPay(scene, cost));
}

/** Events of the hand by code: the same card twice is one choice. */
function events(
  context: Context,
  library: Library,
  match: OaMatch,
  seat: number,
  timing: "main" | "counter",
): readonly Offer[] {
  const { hand, don } = sideOf(match, seat);
  const seen = new Set<string>();
  const offers: Offer[] = [];
  for (const card of hand) {
    const { code } = cardOf(match, card);
    if (seen.has(code)) continue;
    seen.add(code);
    const { kind, name } = context.info(code);
    if (kind !== "Event" || !library.hasTiming(code, timing)) continue;
    const cost = costOf(context, match, card);
    if (cost > don.active) continue;
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
