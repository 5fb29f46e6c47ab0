import type { Trigger } from "@riposte/kernel";
import { type Context, cardOf, findCard, otherSeat, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Timing } from "../language/timing.js";
import type { Held, Library } from "../library/library.js";
import { message } from "../messages.js";
import type { Scene } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { isInPlace, isLive } from "./gates.js";
import { abilitiesAt, holdingsOf } from "./holding.js";

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
  let fired: Trigger[] | undefined;
  for (const held of abilitiesAt(firing.library, card, timing)) {
    const trigger = triggerOf(firing, held, source, seen, timing);
    if (trigger !== undefined) fired = added(fired, trigger);
  }
  return fired ?? NONE;
}

/** The abilities of everything a player has that can act. */
export function fireAll(firing: Firing, seat: number, timing: Timing, seen: Seen = NOTHING): readonly Trigger[] {
  const { library, match } = firing;
  let fired: Trigger[] | undefined;
  for (const { source, held } of holdingsOf(library, match, seat, timing)) {
    const trigger = triggerOf(firing, held, source, seen, timing);
    if (trigger !== undefined) fired = added(fired, trigger);
  }
  return fired ?? NONE;
}

/** One more; mostly there is none, and no list. */
export function added(fired: Trigger[] | undefined, trigger: Trigger): Trigger[] {
  if (fired === undefined) return [trigger];
  fired.push(trigger);
  return fired;
}

/** All of them; mostly there is none, and nothing is made. */
export function allOf(...lists: readonly (readonly Trigger[])[]): readonly Trigger[] {
  let all = NONE;
  for (const list of lists) if (list.length > 0) all = all.length === 0 ? list : [...all, ...list];
  return all;
}

/** An ability that waits for its turn, unless it cannot act. */
export function triggerOf(
  { context, library, match }: Firing,
  held: Held,
  source: number,
  seen: Seen,
  timing: Timing,
): Trigger | undefined {
  const { owner: seat, code } = cardOf(match, source);
  if (!isInPlace(match, source, held)) return undefined;
  if (!isLive(sceneOf(context, library, match, seat, source, seen as unknown as Scene["bindings"]), held, timing))
    return undefined;
  return match.trigger({
    ability: held.id,
    seat,
    window: "effects:waiting",
    alike: `${code}/${source}`,
    label: message("op:effect-of", { name: context.info(code).name }),
    effects: [{ type: "op:use", ability: held.id, source, seat, timing, event: [...seen.event], ...met(seen) }],
  });
}

const met = ({ other, count }: Seen) => ({
  ...(other !== undefined && { other: [...other] }),
  ...(count !== undefined && { count }),
});

export const NONE: readonly Trigger[] = [];

/** Both sides, the turn player's first. */
export const bySeat = (match: OaMatch): readonly number[] => [tableOf(match).active, otherSeat(tableOf(match).active)];
