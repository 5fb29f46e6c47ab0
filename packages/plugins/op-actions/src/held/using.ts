import type { Trigger } from "@riposte/kernel";
import { type Context, cardOf, fieldOf, findCard, otherSeat, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Timing } from "../language/ability.js";
import { sceneOf } from "../reading/scenes.js";
import { isInPlace, isLive } from "./gates.js";
import type { Held, Library } from "./library.js";

/** Abilities that answer events wait in the effects window, each with what it saw when it happened (rules 12). */
export interface Firing {
  readonly context: Context;
  readonly library: Library;
  readonly match: OaMatch;
}

/** The abilities of one card at a timing, if they act now. */
export function fire(
  { context, library, match }: Firing,
  source: number,
  timing: Timing,
  event: readonly number[] = [],
): readonly Trigger[] {
  const card = findCard(match, source);
  if (card === undefined) return [];
  const found = library.at(card.code, timing);
  return found.length === 0
    ? NONE
    : found.flatMap((held) => triggerOf({ context, library, match }, held, source, event));
}

/** The abilities of everything a player has in play. */
export const fireAll = (
  firing: Firing,
  seat: number,
  timing: Timing,
  event: readonly number[] = [],
): readonly Trigger[] => fieldOf(firing.match, seat).flatMap((source) => fire(firing, source, timing, event));

/** An ability that waits for its turn, unless it cannot act. */
export function triggerOf(
  { context, library, match }: Firing,
  held: Held,
  source: number,
  event: readonly number[],
): readonly Trigger[] {
  const { owner: seat, code } = cardOf(match, source);
  if (!isInPlace(match, source, held)) return NONE;
  if (!isLive(sceneOf(context, library, match, seat, source, { event }), held)) return NONE;
  return [
    match.trigger({
      ability: held.id,
      seat,
      window: "effects:waiting",
      alike: `${code}/${source}`,
      label: { id: "op:effect-of", params: { name: context.info(code).name } },
      effects: [{ type: "op:use", ability: held.id, source, seat, event }],
    }),
  ];
}

const NONE: readonly Trigger[] = [];

/** Both sides, the turn player's first. */
export const bySeat = (match: OaMatch): readonly number[] => [tableOf(match).active, otherSeat(tableOf(match).active)];
