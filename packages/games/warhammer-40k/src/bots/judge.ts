import type { DeepReadonly } from "@riposte/kernel";
import { PHASES, type Table } from "../slice.js";
import { modelsOf, woundsLeft } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import { controlAt } from "./control.js";

type SomeTable = DeepReadonly<Table>;
type SomeUnit = DeepReadonly<Unit>;

/** What tells who is winning, by name: how much more of it the first player has. */
type Signs = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** What each sign adds to the logarithm of the odds: set by hand near what `pnpm bench judge warhammer-40k 100` printed; armies count for more. */
const WEIGHTS = { points: 0.3, toCome: 0.04, army: 1 } as const;

const ROUNDS = 5;
/** What holding an objective brings in a turn, and how many count. */
const EACH = 5;
const COUNTED = 3;

/** Points, what objectives held now will bring, and what is left of the armies. */
export function signsOf(table: SomeTable): Signs {
  const [mine, theirs] = [sideSigns(table, 0), sideSigns(table, 1)];
  return {
    points: mine.points - theirs.points,
    toCome: mine.toCome - theirs.toCome,
    army: mine.army - theirs.army,
  };
}

/** What a battle is worth to each player, from 0 to 1: how often greedy bots win from one like it. */
export function judgeTable(table: SomeTable): readonly [number, number] {
  const signs = signsOf(table);
  const odds = (Object.keys(WEIGHTS) as (keyof Signs)[]).reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0);
  const first = 1 / (1 + Math.exp(-odds));
  return [first, 1 - first];
}

/** How late it is, in turns of either player and the part of a turn that its phases are. */
export const howLate = ({ round, turn, first, phase }: SomeTable): number =>
  2 * round + (turn === first ? 0 : 1) + PHASES.indexOf(phase) / PHASES.length;

function sideSigns(table: SomeTable, seat: number): Signs {
  const { victoryPoints } = table.sides[seat] as SomeTable["sides"][number];
  const units = Object.values(table.units).filter((unit) => unit.seat === seat);
  const held = table.objectives.filter((goal) => controlAt(table, goal, seat) > controlAt(table, goal, 1 - seat));
  const all = units.reduce((sum, unit) => sum + pointsOf(unit), 0);
  return {
    points: victoryPoints,
    toCome: EACH * Math.min(COUNTED, held.length) * turnsLeft(table, seat),
    army: units.reduce((sum, unit) => sum + pointsOf(unit) * leftOf(unit), 0) / Math.max(1, all),
  };
}

/** How many Command phases a player still scores in. */
function turnsLeft({ round, turn, first, phase }: SomeTable, seat: number): number {
  const hasScored = turn === seat ? phase !== "command" : seat === first;
  return Math.max(0, ROUNDS - Math.max(1, round) + (hasScored || round < 1 ? 0 : 1));
}

/** The part of a unit's wounds that is left. */
function leftOf(unit: SomeUnit): number {
  const start = modelsOf(unit).reduce((sum, { count, starting = count, W }) => sum + starting * W, 0);
  return start === 0 ? 0 : woundsLeft(unit) / start;
}

/** Units of a written position may have no points: each counts as any other. */
const pointsOf = ({ points }: SomeUnit): number => Math.max(1, points);
