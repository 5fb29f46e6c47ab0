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
  return pool(match, seat, filter, subject).filter(
    (unit) =>
      unit.seat === seat &&
      isOfKind(unit, filter) &&
      isReady(match, unit, filter) &&
      isNear(match, unit, filter, other),
  );
}

function pool(match: ChoicesMatch, seat: number, { from }: Filter, subject: string | undefined): readonly SomeUnit[] {
  switch (from) {
    case "any":
      return unitsOf(match, seat);
    case "reserve":
      return arrivals(match, seat);
    case "subject":
      return unitsOf(match, seat).filter(({ id }) => id === subject);
    case "roller":
      return [rollOnTable(match)?.unit ?? []].flat().map((id) => unitOf(match, id));
    case "targets": {
      const volley = currentVolley(match);
      return unitsOf(match, seat).filter(({ id }) => volley?.waiting.some(({ target }) => target === id));
    }
  }
}

function isOfKind(unit: SomeUnit, { keywords, without, unless }: Filter): boolean {
  const has = (keyword: string) => hasKeyword(unit, keyword);
  return (keywords.length === 0 || keywords.some(has)) && (!without.some(has) || unless.some(has));
}

function isReady(match: ChoicesMatch, unit: SomeUnit, { engaged, hasNot, has = [] }: Filter): boolean {
  const { moved, shot, fought, charged } = unit.combat;
  const done = { advance: moved === "advance", fallBack: moved === "fallBack", shot, fought, charged };
  return (
    (engaged === undefined || isEngaged(match, unit) === engaged) &&
    !hasNot.some((what) => done[what]) &&
    has.every((what) => done[what])
  );
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
