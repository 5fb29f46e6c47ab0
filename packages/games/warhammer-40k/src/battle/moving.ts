import { ask, choose, type DeepReadonly, die, type Question } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch, WarReads } from "../declared.js";
import { modelsOf } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import { ENGAGEMENT, isEngaged, tableOf, unitOf, unitsOf } from "./line-up.js";

type Moving = Pick<Effects, "unit:act" | "unit:move">;

/** Units move along their lane, toward the enemy (rules 9). */
export const moving: Moving = {
  "unit:act": (table, { unit }) => {
    table.acting = unit;
  },

  "unit:move": (table, { unit: id, how, inches }, match) => {
    const unit = match.own(match.own(table, "units"), id) as Unit;
    if (unit.place === null) return;
    const rolled = how === "advance" ? match.chance("dice", die(6)) : 0;
    const far = Math.min(inches + rolled, roomAhead(match, unit));
    unit.place = { ...unit.place, along: unit.place.along + (unit.seat === 0 ? far : -far) };
    unit.combat = { ...unit.combat, moved: how };
    match.publish("unit:moved", { unit: id, how, inches: far });
  },
};

/** How far a unit can go before it would be engaged, or leave the table. */
function roomAhead(match: WarReads, unit: DeepReadonly<Unit>): number {
  const along = unit.place?.along ?? 0;
  const ahead = unitsOf(match, 1 - unit.seat)
    .filter(({ place }) => place?.lane === unit.place?.lane)
    .map(({ place }) => (place?.along ?? 0) - along)
    .map((gap) => (unit.seat === 0 ? gap : -gap))
    .filter((gap) => gap > 0);
  const edge = unit.seat === 0 ? 44 - along : along;
  return Math.max(0, Math.min(edge, ...ahead.map((gap) => gap - ENGAGEMENT - 1)));
}

const movers = (match: WarReads): readonly DeepReadonly<Unit>[] =>
  unitsOf(match, tableOf(match).turn).filter((unit) => unit.combat.moved === "none");

/** Asks for the next unit to move, until none is left. */
export function chooseMover(match: WarMatch): void {
  match.queue({ type: "unit:act", unit: movers(match)[0]?.id ?? null });
  if (movers(match).length > 0) match.queue(ask("wh:move", tableOf(match).turn));
}

const inchesOf = (unit: DeepReadonly<Unit>): number =>
  Math.min(
    ...modelsOf(unit)
      .filter(({ count }) => count > 0)
      .map(({ M }) => M),
  );

export const movingQuestions: Readonly<Record<string, Question<Warhammer>>> = {
  "wh:move": {
    prompt: (_asked, match) => ({ id: "wh:move", params: { unit: tableOf(match).acting ?? "" } }),
    publicName: "wh:move",
    choices(_asked, match) {
      const unit = unitOf(match, tableOf(match).acting ?? "");
      const ways = isEngaged(match, unit) ? ["stationary"] : ["stationary", "normal", "advance"];
      return choose.one(ways.map((key) => ({ key, label: { id: `wh:move-${key}` } })));
    },
    answer(how, _asked, match) {
      const unit = unitOf(match, tableOf(match).acting ?? "");
      const inches = how === "stationary" ? 0 : inchesOf(unit);
      match.queue({ type: "unit:move", unit: unit.id, how: how as "normal", inches });
    },
  },
};
