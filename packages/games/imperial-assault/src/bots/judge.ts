import type { DeepReadonly } from "@riposte/kernel";
import { type Board, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import { totalOf } from "../figures/victory.js";
import { terminalsOn } from "../mission/terminals.js";
import { NOBODY, type Side, type Table } from "../slice.js";

/** What things are worth in victory points, and how big a lead is as good as won. */
const WORTH = { alive: 0.45, health: 0.45, hand: 0.35, token: 1.4, near: 0.5, focus: 0.4, harm: -0.4 };
const LEAD = 7;
/** Farther than this from anything that counts a figure is out of it. */
const FAR = 12;

/** What a skirmish is worth to each player, from 0 to 1: points, figures and their health, cards, and who stands where it counts. */
export function judgeTable(context: Context, table: DeepReadonly<Table>): readonly [number, number] {
  const board = context.boardFor(table);
  const goals = goalsOn(board, table);
  const lead = [0, 1].map((seat) => {
    const { hand } = table.sides[seat] as Side;
    return totalOf(table as Table, seat) + WORTH.hand * hand.length + figuresOf(context, board, table, goals, seat);
  }) as [number, number];
  const held = goals.reduce((sum, goal) => sum + holder(board, table, goal), 0);
  const first = 1 / (1 + Math.exp(-(lead[0] - lead[1] + WORTH.token * held) / LEAD));
  return [first, 1 - first];
}

/** What is left of a player's figures, by the points the opponent would get for them, and how near they are to what counts. */
function figuresOf(
  context: Context,
  board: Board,
  { figures }: DeepReadonly<Table>,
  goals: readonly number[],
  seat: number,
): number {
  let worth = 0;
  const enemies = Object.values(figures).filter((other) => other.seat !== seat && other.spaces.length > 0);
  const marks = [...goals, ...enemies.map(({ spaces }) => spaceNamed(board, spaces[0] as string))];
  for (const { seat: owner, card, damage, spaces, conditions } of Object.values(figures)) {
    if (owner !== seat) continue;
    const body = context.body(card);
    const cost = body.kind === "companion" ? 1 : Math.max(1, body.figureCost);
    worth += cost * (WORTH.alive + WORTH.health * (1 - damage / Math.max(1, body.health)));
    if (conditions.length > 0)
      worth += conditions.reduce((sum, one) => sum + (one === "focus" || one === "hide" ? WORTH.focus : WORTH.harm), 0);
    if (spaces.length === 0 || marks.length === 0) continue;
    const here = spaceNamed(board, spaces[0] as string);
    let nearest = FAR;
    for (const mark of marks) nearest = Math.min(nearest, apart(board, here, mark));
    worth += WORTH.near * (1 - nearest / FAR);
  }
  return worth;
}

/** Spaces of terminals and of mission tokens that lie on the map. */
function goalsOn(board: Board, table: DeepReadonly<Table>): readonly number[] {
  const tokens = Object.values(table.objects).flatMap(({ space }) =>
    space === null ? [] : [spaceNamed(board, space)],
  );
  return [...terminalsOn(board, table as Table), ...tokens];
}

/** 1 where only the first player stands beside it, -1 where only the second does. */
function holder(board: Board, { figures }: DeepReadonly<Table>, goal: number): number {
  const near = [false, false];
  for (const { seat, spaces } of Object.values(figures))
    if (seat !== NOBODY && spaces.some((space) => apart(board, spaceNamed(board, space), goal) <= 1)) near[seat] = true;
  return near[0] === near[1] ? 0 : near[0] ? 1 : -1;
}

const apart = ({ stride }: Board, one: number, other: number): number =>
  Math.max(
    Math.abs(Math.floor(one / stride) - Math.floor(other / stride)),
    Math.abs((one % stride) - (other % stride)),
  );
