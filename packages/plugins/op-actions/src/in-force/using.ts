import type { Trigger } from "@riposte/kernel";
import { type Context, cardOf, findCard, otherSeat, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Timing } from "../language/timing.js";
import type { Held, Library } from "../library/library.js";
import { sceneOf } from "../reading/scenes.js";
import { isInPlace, isLive } from "./gates.js";
import { abilitiesAt, actingFrom, holdingsAmong } from "./holding.js";

/** Abilities that answer events wait in the effects window, each with what it saw when it happened (rules 12). */
export interface Firing {
  readonly context: Context;
  readonly library: Library;
  readonly match: OaMatch;
}

/** The cards of the event an ability answers, those they met, and how much it was at once. */
export interface Seen {
  readonly event: readonly number[];
  readonly other?: readonly number[];
  readonly count?: number;
}

const NOTHING: Seen = { event: [] };

/** The abilities of one card at a timing, if they act now. */
export function fire(firing: Firing, source: number, timing: Timing, seen: Seen = NOTHING): readonly Trigger[] {
  const card = findCard(firing.match, source);
  if (card === undefined) return NONE;
  const found = abilitiesAt(firing.library, card, timing);
  return found.length === 0 ? NONE : found.flatMap((held) => triggerOf(firing, held, source, seen, timing));
}

/** The abilities of everything a player has that can act. */
export function fireAll(firing: Firing, seat: number, timing: Timing, seen: Seen = NOTHING): readonly Trigger[] {
  const { library, match } = firing;
  if (!library.acts(timing)) return NONE;
  const found = holdingsAmong(library, match, actingFrom(library, match, seat, timing), timing);
  return found.length === 0 ? NONE : found.flatMap(({ source, held }) => triggerOf(firing, held, source, seen, timing));
}

/** All of them; mostly there is none, and nothing is made. */
export function allOf(...lists: readonly (readonly Trigger[])[]): readonly Trigger[] {
  return lists.every((list) => list.length === 0) ? NONE : lists.flat();
}

/** An ability that waits for its turn, unless it cannot act. */
export function triggerOf(
  { context, library, match }: Firing,
  held: Held,
  source: number,
  seen: Seen,
  timing: Timing,
): readonly Trigger[] {
  const { owner: seat, code } = cardOf(match, source);
  if (!isInPlace(match, source, held)) return NONE;
  if (!isLive(sceneOf(context, library, match, seat, source, { ...seen }), held, timing)) return NONE;
  return [
    match.trigger({
      ability: held.id,
      seat,
      window: "effects:waiting",
      alike: `${code}/${source}`,
      label: { id: "op:effect-of", params: { name: context.info(code).name } },
      effects: [{ type: "op:use", ability: held.id, source, seat, timing, event: [...seen.event], ...met(seen) }],
    }),
  ];
}

const met = ({ other, count }: Seen) => ({
  ...(other !== undefined && { other: [...other] }),
  ...(count !== undefined && { count }),
});

export const NONE: readonly Trigger[] = [];

/** Both sides, the turn player's first. */
export const bySeat = (match: OaMatch): readonly number[] => [tableOf(match).active, otherSeat(tableOf(match).active)];
