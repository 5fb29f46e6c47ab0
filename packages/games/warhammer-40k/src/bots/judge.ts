import type { DeepReadonly } from "@riposte/kernel";
import { inchesBetween } from "../battle/line-up.js";
import { CONTROL } from "../battle/objectives.js";
import type { Table } from "../slice.js";
import { isDestroyed, modelsOf } from "../unit/parts.js";
import type { Place, Unit } from "../unit/unit.js";

type SomeTable = DeepReadonly<Table>;
type SomeUnit = DeepReadonly<Unit>;

const ROUNDS = 5;
/** What holding an objective brings in a turn, and how much of what is to come is counted. */
const EACH = 5;
const TO_COME = 0.6;
/** An army that is gone scores nothing more and holds nothing. */
const ARMY = 25;
const COMMAND = 0.5;
const NEAR = 0.8;
const FAR = 24;
const LEAD = 9;

/** What a battle is worth to each player, from 0 to 1: points, what objectives held will bring, and what is left of the armies. */
export function judgeTable(table: SomeTable): readonly [number, number] {
  const lead = worthOf(table, 0) - worthOf(table, 1);
  const first = 1 / (1 + Math.exp(-lead / LEAD));
  return [first, 1 - first];
}

function worthOf(table: SomeTable, seat: number): number {
  const { victoryPoints, commandPoints } = table.sides[seat] as SomeTable["sides"][number];
  const units = Object.values(table.units).filter((unit) => unit.seat === seat);
  const standing = units.filter((unit) => unit.place !== null && !isDestroyed(unit));
  const held = table.objectives.reduce((sum, goal) => sum + shareOf(table, goal, seat), 0);
  const goals = table.objectives;
  const near = standing.reduce(
    (sum, { place }) =>
      sum +
      (goals.length === 0 ? 0 : 1 - Math.min(FAR, ...goals.map((goal) => inchesBetween(place as Place, goal))) / FAR),
    0,
  );
  const left = units.reduce((sum, unit) => sum + leftOf(unit), 0) / Math.max(1, units.length);
  return (
    victoryPoints +
    TO_COME * EACH * held * turnsLeft(table, seat) +
    ARMY * left +
    COMMAND * commandPoints +
    (NEAR * near) / Math.max(1, standing.length)
  );
}

/** How many Command phases a player still scores in. */
function turnsLeft({ round, turn, first, phase }: SomeTable, seat: number): number {
  const hasScored = turn === seat ? phase !== "command" : seat === first;
  return Math.max(0, ROUNDS - Math.max(1, round) + (hasScored || round < 1 ? 0 : 1));
}

/** How surely a player holds an objective, by Objective Control near it. */
function shareOf(table: SomeTable, goal: Place, seat: number): number {
  const [mine, theirs] = [seat, 1 - seat].map((side) =>
    Object.values(table.units).reduce(
      (sum, unit) =>
        unit.seat === side && unit.place !== null && inchesBetween(unit.place, goal) <= CONTROL
          ? sum + controlOf(unit)
          : sum,
      0,
    ),
  ) as [number, number];
  return mine > theirs ? 1 : 0;
}

const controlOf = (unit: SomeUnit): number =>
  unit.combat.battleShocked ? 0 : modelsOf(unit).reduce((sum, { count, OC }) => sum + count * OC, 0);

/** The part of a unit's models that is left; its last ones count most. */
function leftOf(unit: SomeUnit): number {
  const [now, start] = modelsOf(unit).reduce<[number, number]>(
    ([left, all], { count, starting = count, W }) => [left + count * W, all + starting * W],
    [0, 0],
  );
  return start === 0 ? 0 : now / start;
}
