import type { DeepReadonly } from "@riposte/kernel";
import type { Prize } from "../battle/prizes.js";
import type { Table } from "../slice.js";
import { hasKeyword } from "../unit/parts.js";
import type { Place, Unit } from "../unit/unit.js";

type SomeTable = DeepReadonly<Table>;

/** What an objective brings where nothing else is said. */
const EACH = 5;
/** What the opponent does not get is worth half of it. */
const DENIED = 0.5;

/** How many times its usual worth an objective is to a player: what it brings him, and what it would bring the other. */
export function objectivePrize({ prizes }: SomeTable, seat: number, { along }: Pick<Place, "along">): number {
  if (prizes === undefined) return 1;
  const brings = (whose: number) => sum(prizes.filter((one) => isOf(one, whose, "objective", along)));
  return (brings(seat) + DENIED * brings(1 - seat)) / EACH;
}

/** Points that a unit brings its player by standing there. */
export const placePrize = ({ prizes = [] }: SomeTable, seat: number, { along }: Pick<Place, "along">): number =>
  sum(prizes.filter((one) => isOf(one, seat, "unit", along)));

/** Points for destroying a unit. */
export const slainPrize = ({ prizes = [] }: SomeTable, unit: DeepReadonly<Unit>): number =>
  sum(
    prizes.filter(
      ({ seat, of, keywords }) =>
        of === "slain" &&
        seat !== unit.seat &&
        (keywords.length === 0 || keywords.some((keyword) => hasKeyword(unit, keyword))),
    ),
  );

const isOf = ({ seat, of, from, to }: DeepReadonly<Prize>, whose: number, what: Prize["of"], along: number): boolean =>
  seat === whose && of === what && from <= along && along <= to;

const sum = (prizes: readonly DeepReadonly<Prize>[]): number => prizes.reduce((total, { points }) => total + points, 0);
