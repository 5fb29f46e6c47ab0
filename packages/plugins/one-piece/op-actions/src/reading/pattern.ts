import type { DeepReadonly } from "@riposte/kernel";
import { nowOf } from "@riposte/one-piece";
import type { EventPattern } from "../language/event-pattern.js";
import type { Filter } from "../language/expression.js";
import type { Happened } from "../language/happened.js";
import { isCausedBy } from "./caused.js";
import { matches, matchesGone } from "./filter.js";
import { type Scene, seatsOf } from "./scene.js";

/** How often it happened: several DON!! given at once are several givings, unless the pattern itself asks for so many at once. */
export const timesOf = ({ event, min }: EventPattern, { count = 1 }: DeepReadonly<Happened>): number =>
  event === "donGiven" && min === undefined ? count : 1;

/** Is this what the pattern speaks of? */
export function fits(scene: Scene, pattern: EventPattern, happened: DeepReadonly<Happened>): boolean {
  if (pattern.event !== happened.event) return false;
  const { side, self, by, cause, min, left, from, to } = pattern;
  if (side !== undefined && !seatsOf(scene, side).includes(happened.seat)) return false;
  if (self !== undefined && happened.cards.includes(scene.source) !== self) return false;
  if (by !== undefined && (happened.by === undefined || !seatsOf(scene, by).includes(happened.by))) return false;
  if (!isCausedBy(cause, happened.cause)) return false;
  if (min !== undefined && (happened.count ?? 1) < min) return false;
  if (left !== undefined && happened.left !== left) return false;
  if (from !== undefined && happened.from !== from) return false;
  if (to !== undefined && happened.to !== to) return false;
  return fitCards(scene, pattern, happened);
}

function fitCards(scene: Scene, { card, against, source }: EventPattern, happened: DeepReadonly<Happened>): boolean {
  const { cards, codes, seat, other = [] } = happened;
  if (card !== undefined && !cards.some((id, place) => isSuch(scene, id, card, codes?.[place], seat))) return false;
  if (against !== undefined && !other.some((id) => isSuch(scene, id, against, undefined, seat))) return false;
  return (
    source === undefined || (happened.source !== undefined && isSuch(scene, happened.source, source, undefined, seat))
  );
}

/** A card of the event, where it is now; gone from sight it is what its number says. */
function isSuch(scene: Scene, id: number, filter: Filter, code: string | undefined, owner: number): boolean {
  const now = nowOf(scene.match, id);
  if (now !== undefined) return matches(scene, now, filter);
  return code !== undefined && matchesGone(scene, id, filter, code, owner);
}
