import type { DeepReadonly } from "@riposte/kernel";
import type { Context } from "../context.js";
import { totalOf } from "../figures/victory.js";
import type { Table } from "../slice.js";

/** What tells who is winning, by name: how much more of it the first player has. */
type Signs = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** What each sign adds to the logarithm of the odds: rounded from what `pnpm bench judge imperial-assault 50` printed. */
const WEIGHTS = { points: 0.28, alive: 0.05, health: 0.2, conditions: 0.04, ready: 0.05 } as const;

/** Points, figures and their health by what they cost, conditions, and what has yet to act in this round. */
export function signsOf(context: Context, table: DeepReadonly<Table>): Signs {
  const [mine, theirs] = [sideSigns(context, table, 0), sideSigns(context, table, 1)];
  return {
    points: mine.points - theirs.points,
    alive: mine.alive - theirs.alive,
    health: mine.health - theirs.health,
    conditions: mine.conditions - theirs.conditions,
    ready: mine.ready - theirs.ready,
  };
}

/** What a skirmish is worth to each player, from 0 to 1: how often greedy bots win from one like it. */
export function judgeTable(context: Context, table: DeepReadonly<Table>): readonly [number, number] {
  const signs = signsOf(context, table);
  const odds = (Object.keys(WEIGHTS) as (keyof Signs)[]).reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0);
  const first = 1 / (1 + Math.exp(-odds));
  return [first, 1 - first];
}

/** How late it is: rounds, and how many groups have been activated in this one. */
export const howLate = ({ round, groups }: DeepReadonly<Table>): number =>
  ROUND * round + Object.values(groups).reduce((sum, { ready }) => sum + (ready ? 0 : 1), 0);

/** No round has more activations. */
const ROUND = 100;

function sideSigns(context: Context, table: DeepReadonly<Table>, seat: number): Signs {
  let [alive, health, conditions, ready] = [0, 0, 0, 0];
  for (const figure of Object.values(table.figures)) {
    if (figure.seat !== seat) continue;
    const body = context.body(figure.card);
    const cost = body.kind === "companion" ? 1 : Math.max(1, body.figureCost);
    alive += cost;
    health += cost * (1 - figure.damage / Math.max(1, body.health));
    if (table.groups[figure.group]?.ready === true) ready += cost;
    for (const one of figure.conditions) conditions += one === "focus" || one === "hide" ? 1 : -1;
  }
  return { points: totalOf(table as Table, seat), alive, health, conditions, ready };
}
