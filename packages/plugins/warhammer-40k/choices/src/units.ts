import type { DeepReadonly } from "@riposte/kernel";
import {
  arrivals,
  chargesOf,
  couldOverwatch,
  currentVolley,
  distanceBetween,
  hasKeyword,
  isEngaged,
  isFighter,
  isVisible,
  mayCharge,
  rollOnTable,
  type Unit,
  unitOf,
  unitsOf,
} from "@riposte/warhammer-40k";
import type { ChoicesMatch } from "./limits.js";
import type { Filter } from "./stratagem.js";

export type SomeUnit = DeepReadonly<Unit>;

/** Units of a seat that a filter lets through; `subject` is the window's unit, `other` the stratagem's other unit. */
export function unitsFor(
  match: ChoicesMatch,
  seat: number,
  filter: Filter,
  subject: string | undefined,
  other?: SomeUnit,
): readonly SomeUnit[] {
  const found: SomeUnit[] = [];
  for (const unit of pool(match, seat, filter, subject))
    if (
      unit.seat === seat &&
      isOfKind(unit, filter) &&
      isReady(match, unit, filter) &&
      isNear(match, unit, filter, other)
    )
      found.push(unit);
  return found;
}

function pool(match: ChoicesMatch, seat: number, { from }: Filter, subject: string | undefined): readonly SomeUnit[] {
  switch (from) {
    case "any":
      return unitsOf(match, seat);
    case "reserve":
      return arrivals(match, seat);
    case "subject":
      return named(match, subject === undefined ? [] : [subject], seat);
    case "roller":
      return [rollOnTable(match)?.unit ?? []].flat().map((id) => unitOf(match, id));
    case "targets": {
      return named(match, currentVolley(match)?.waiting.map(({ target }) => target) ?? [], seat);
    }
  }
}

/** Those of the named that are on the table, in the order of their army. */
const named = (match: ChoicesMatch, ids: readonly string[], seat: number): readonly SomeUnit[] =>
  ids.length === 0 ? [] : unitsOf(match, seat).filter(({ id }) => ids.includes(id));

function isOfKind(unit: SomeUnit, { keywords, without, unless }: Filter): boolean {
  if (keywords.length > 0 && !hasOne(unit, keywords)) return false;
  return !hasOne(unit, without) || hasOne(unit, unless);
}

function hasOne(unit: SomeUnit, keywords: readonly string[]): boolean {
  for (const keyword of keywords) if (hasKeyword(unit, keyword)) return true;
  return false;
}

function isReady(match: ChoicesMatch, unit: SomeUnit, { engaged, hasNot, has = [] }: Filter): boolean {
  for (const what of hasNot) if (isDone(unit, what)) return false;
  for (const what of has) if (!isDone(unit, what)) return false;
  return engaged === undefined || isEngaged(match, unit) === engaged;
}

function isDone({ combat }: SomeUnit, what: Filter["hasNot"][number]): boolean {
  return what === "advance" || what === "fallBack" ? combat.moved === what : combat[what];
}

function isNear(match: ChoicesMatch, unit: SomeUnit, { within, visible, can }: Filter, other?: SomeUnit): boolean {
  if (can === "fight" && !isFighter(match, unit)) return false;
  if (other === undefined) return true;
  if (within !== undefined && distanceBetween(unit, other) > within) return false;
  if (visible && !isVisible(match, unit, other)) return false;
  if (can === "overwatch") return couldOverwatch(match, unit, other);
  if (can === "charge")
    return mayCharge(match, unit) && chargesOf(match, unit).some(({ targets }) => targets.includes(other.id));
  return true;
}
